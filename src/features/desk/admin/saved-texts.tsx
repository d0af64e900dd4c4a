import type { SavedText } from './slash-word';

type SavedTextsProps = {
  id: string;
  label: string;
  found: readonly SavedText[];
  inAll: number;
  chosen: number;
  onPick: (text: SavedText) => void;
};

export const optionId = (id: string, at: number) => `${id}-${at}`;

/** Saved replies that match what was typed after the slash; the field keeps the focus. */
export function SavedTexts({ id, label, found, inAll, chosen, onPick }: SavedTextsProps) {
  return (
    <div className="dv-saved">
      <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
        {found.map((one, at) => (
          <div
            key={one.title}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onPick(one);
            }}
          >
            <b>{one.title}</b>
            <span>{one.text}</span>
          </div>
        ))}
      </div>
      <p>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> insert
        </span>
        <span>
          {found.length} of {inAll}
        </span>
      </p>
    </div>
  );
}
