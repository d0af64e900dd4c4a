import type { ReactNode } from 'react';
import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { SamplePerson } from '../contract';
import s from './screen-list.module.css';

export function ListHeading({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className={s.heading}>
      <span>{title}</span>
      {aside}
    </div>
  );
}

type PersonRowProps = {
  person: SamplePerson;
  title: ReactNode;
  detail?: string;
  aside?: ReactNode;
  /** In place of the person's own. */
  portrait?: ReactNode;
};

export function PersonRow({
  person: { initials, tint },
  title,
  detail,
  aside,
  portrait = <OvalPortrait initials={initials} tint={tint} />,
}: PersonRowProps) {
  return (
    <div className={s.row}>
      {portrait}
      <div className={s.words}>
        <div className={s.title}>{title}</div>
        {detail && <div className={s.detail}>{detail}</div>}
      </div>
      {aside}
    </div>
  );
}

const pillTones = {
  Paid: 'ok',
  Here: 'ok',
  Overdue: 'bad',
  Reminded: 'warn',
  '2 of 4': 'warn',
  Guest: 'quiet',
} as const;

/** The word carries the meaning; the tint repeats it. */
export function Pill({ word }: { word: keyof typeof pillTones }) {
  return (
    <span className={`${s.pill} ${s[pillTones[word]]} ${word === 'Here' ? s.checked : ''}`}>
      {word === 'Here' && <Glyph name="check" size={12} strokeWidth={2.4} color="var(--color-ok)" />}
      {word}
    </span>
  );
}
