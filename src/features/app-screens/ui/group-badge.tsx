import { Glyph } from '@/kit/ui/glyph';
import type { MessagesSample } from '../contract';
import s from './group-badge.module.css';

/** A group's oval: the chapter's letters, or an icon where a person would have initials. */
export function GroupBadge({ badge }: { badge: MessagesSample['groups'][number]['badge'] }) {
  return 'letters' in badge ? (
    <span className={`${s.badge} ${s.letters}`}>{badge.letters}</span>
  ) : (
    <span className={s.badge}>
      <Glyph name={badge.glyph} size={18} strokeWidth={2} color="#ffffff" />
    </span>
  );
}
