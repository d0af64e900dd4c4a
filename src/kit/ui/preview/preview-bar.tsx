import type { PreviewLink } from './follow-link';
import s from './preview-bar.module.css';

type PreviewBarProps = {
  pages: PreviewLink[];
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
};

/** Above a previewed page: whether a click edits, and the other pages of the draft. */
export function PreviewBar({ pages, isEditing, onEditing }: PreviewBarProps) {
  return (
    <div className={s.bar}>
      <label>
        <input type="checkbox" checked={isEditing} onChange={() => onEditing(!isEditing)} />
        Click a text to edit it
      </label>
      {pages.length > 1 && (
        <nav aria-label="Pages with this draft">
          <span>See the draft on</span>
          {pages.map(({ address, label, isCurrent }) => (
            <a key={address} href={address} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
