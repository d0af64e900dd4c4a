import type { EventTag as Tag } from '../contract';
import s from './event-tag.module.css';

const tones: Record<Tag, string | undefined> = {
  Mandatory: s.must,
  'Required Attendance': s.required,
  Open: s.open,
  Volunteer: s.help,
  'Optional Event': s.free,
  'Weekend Event': s.weekend,
};

/** The text carries the meaning; the tint repeats it. */
export function EventTagLabel({ tag }: { tag: Tag }) {
  return <span className={`${s.tag} ${tones[tag]}`}>{tag}</span>;
}
