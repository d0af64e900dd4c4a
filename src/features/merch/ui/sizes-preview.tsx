import { SAMPLE_PEOPLE } from '@/core/shared/sample-people';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import { SeatCounter } from '@/kit/ui/seat-counter';
import s from './preview.module.css';

const TOTAL = 75;
const COLLECTED = 47;

const { maya, jordan, amara, devon, priya, tessa } = SAMPLE_PEOPLE;

const MEMBERS = [
  { ...maya, role: 'Chapter President', size: 'L' },
  { ...jordan, role: 'Treasurer', size: 'XL' },
  { ...amara, role: 'Social Chair', size: 'M' },
  { ...devon, role: 'Rush Chair', size: null },
  { ...priya, role: 'Secretary', size: 'S' },
  { ...tessa, role: 'Scholarship Chair', size: null },
];

/** @param answered a sentence with `{some}` and `{all}` */
export function SizesPreview({ answered }: { answered: string }) {
  return (
    <div className={s.glass}>
      <div className={s.sum}>
        <span className={s.percent}>{Math.round((COLLECTED / TOTAL) * 100)}%</span>
        <span>
          <span className={s.value}>
            {COLLECTED} of {TOTAL} responses
          </span>
          <br />
          <span className={s.label}>{TOTAL - COLLECTED} pending members</span>
        </span>
      </div>
      <SeatCounter
        total={TOTAL}
        taken={COLLECTED}
        perRow={TOTAL}
        height={26}
        label={fillPlaceholders(answered, { some: String(COLLECTED), all: String(TOTAL) })}
        stone="var(--color-violet-word)"
        free="var(--color-stone)"
        className={s.meter}
      />
      <ul className={s.people}>
        {MEMBERS.map(({ name, initials, role, tint, size }) => (
          <li key={name} className={s.person}>
            <span aria-hidden="true">
              <OvalPortrait initials={initials} tint={tint} />
            </span>
            <span>
              <span className={s.value}>{name}</span>
              <br />
              <span className={s.label}>{role}</span>
            </span>
            <span className={s.badge} data-tone={size ? 'size' : 'waiting'}>
              {size ?? 'Waiting'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
