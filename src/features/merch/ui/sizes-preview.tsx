import { OvalPortrait, type PortraitTint } from '@/ui/oval-portrait';
import { SeatCounter } from '@/ui/seat-counter';
import s from './preview.module.css';

const TOTAL = 75;
const COLLECTED = 47;

const MEMBERS: { name: string; role: string; tint: PortraitTint; size?: string }[] = [
  { name: 'Maya Okafor', role: 'Chapter President', tint: 'ink', size: 'L' },
  { name: 'Theo Lindqvist', role: 'Treasurer', tint: 'sand', size: 'XL' },
  { name: 'Priya Raman', role: 'Social Chair', tint: 'lilac', size: 'M' },
  { name: 'Jonah Whitaker', role: 'Rush Chair', tint: 'sage' },
  { name: 'Elena Duarte', role: 'Secretary', tint: 'rose', size: 'S' },
  { name: 'Sam Castellano', role: 'Scholarship Chair', tint: 'blue' },
];

const initials = (name: string) => name.replace(/[^A-Z]/g, '');

export function SizesPreview() {
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
        label="47 of 75 members have answered"
        stone="var(--color-violet)"
        free="var(--color-stone)"
        className={s.meter}
      />
      <ul className={s.people}>
        {MEMBERS.map(({ name, role, tint, size }) => (
          <li key={name} className={s.person}>
            <span aria-hidden="true">
              <OvalPortrait initials={initials(name)} tint={tint} />
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
