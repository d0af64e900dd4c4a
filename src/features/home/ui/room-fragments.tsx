import { SAMPLE_PEOPLE } from '@/core/shared/sample-people';
import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import s from './room-fragments.module.css';

// The same sample chapter as on the phones: 84 members, $31,570 of $34,440 paid. The president's portrait is dark
// there; that would be invisible here.
const { maya, jordan, priya, amara, devon, eli } = SAMPLE_PEOPLE;
const faces = [{ ...maya, tint: 'lilac' as const }, jordan, priya, amara, devon, eli];

export function PeopleFragment() {
  return (
    <div className={s.people} role="img" aria-label="Six members of the sample chapter and 78 more">
      {faces.map(({ initials, tint }) => (
        <OvalPortrait key={initials} initials={initials} tint={tint} />
      ))}
      <span className={s.rest}>+78</span>
    </div>
  );
}

const events = [
  { name: 'Founders’ Formal', day: 'Sat, Mar 23', count: '61 of 84 going' },
  { name: 'Shoreline cleanup', day: 'Sun, Mar 24', count: '32 volunteers' },
];

export function EventsFragment() {
  return (
    <ul>
      {events.map(({ name, day, count }) => (
        <li key={name} className={s.event}>
          <span className={s.name}>{name}</span>
          <span className={s.day}>{day}</span>
          <span className={s.going}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

export function BudgetFragment() {
  return (
    <div>
      <p className={s.sum}>
        <strong>$31,570</strong> <span>of $34,440</span>
      </p>
      <div className={s.bar}>
        <span className={s.paid} />
        <span className={s.open} />
      </div>
    </div>
  );
}

const stages = [
  { count: 48, word: 'met' },
  { count: 31, word: 'back' },
  { count: 19, word: 'vote' },
  { count: 14, word: 'bids' },
];

export function PipelineFragment() {
  return (
    <ol className={s.stages}>
      {stages.map(({ count, word }) => (
        <li key={word}>
          <span className={s.stage} style={{ height: (count / 48) * 42 }} />
          {count} {word}
        </li>
      ))}
    </ol>
  );
}

export function AlertFragment() {
  return (
    <div className={s.alert}>
      <Glyph name="siren" size={22} color="var(--color-bad)" />
      <p>
        <strong>Tornado watch until 9 PM</strong>
        <br />
        <span className={s.sent}>Emergency alert to 84 members</span>
      </p>
    </div>
  );
}

export function FilesFragment() {
  return (
    <ul className={s.files}>
      {['Spring bylaws.pdf', 'Minutes, Mar 12', 'Term report'].map((file) => (
        <li key={file} className={s.file}>
          <Glyph name="file-text" size={18} />
          {file}
        </li>
      ))}
    </ul>
  );
}
