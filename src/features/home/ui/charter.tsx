import { ButtonLink } from '@/kit/ui/button-link';
import { Glyph } from '@/kit/ui/glyph';
import { SeatCounter } from '@/kit/ui/seat-counter';
import type { HomeWords } from '../contract.texts';
import s from './charter.module.css';
import { roman } from './roman';
import { seatWords } from './seat-words';

type CharterProps = {
  benefits: { title: string; text: string }[];
  seatsTotal: number;
  seatsLeft: number;
  words: HomeWords;
};

const icons = ['badge-percent', 'key-round', 'arrow-up-from-line', 'life-buoy', 'vote', 'award'] as const;

/** The founding promises as a printed document: the seats on the left, one article per promise on the right. */
export function Charter({ benefits, seatsTotal, seatsLeft, words }: CharterProps) {
  const seats = seatWords(words.seats, seatsLeft);
  return (
    <div className={`engraved ${s.charter}`}>
      <div className={s.seats}>
        <div className={s.tally}>
          <h3 className={s.heading}>
            {seats.figure && <span className={s.figure}>{seats.figure}</span>}{' '}
            <span className={s.caption}>{seats.caption}</span>
          </h3>
          <p className={s.note}>{seats.figure ? words.benefits.note : words.benefits.noteFull}</p>
        </div>
        <div className={s.crowd}>
          <SeatCounter
            total={seatsTotal}
            taken={seatsTotal - seatsLeft}
            perRow={25}
            height={22}
            label={seats.counter}
            free="var(--color-violet-word)"
            className={s.counter}
          />
          <ButtonLink href="/#waitlist" variant="ink" className={s.apply}>
            {seats.figure ? words.benefits.apply : words.benefits.applyFull}
          </ButtonLink>
        </div>
      </div>
      <ol className={s.articles}>
        {benefits.map(({ title, text }, index) => (
          <li key={title} className={s.article}>
            <span className={s.numeral} aria-hidden="true">
              {roman(index + 1)}
            </span>
            <Glyph name={icons[index % icons.length] ?? 'award'} size={24} className={s.icon} />
            <h3 className={s.title}>{title}</h3>
            <p className={s.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
