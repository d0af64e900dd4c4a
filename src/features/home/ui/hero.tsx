import type { ReactNode } from 'react';
import { ButtonLink } from '@/kit/ui/button-link';
import { SeatCounter } from '@/kit/ui/seat-counter';
import type { HomeWords } from '../contract.texts';
import s from './hero.module.css';
import { seatWords } from './seat-words';

type HeroProps = {
  headline: string;
  seatsTotal: number;
  seatsLeft: number;
  words: HomeWords;
  /** On a narrow screen, above the temple. */
  above: ReactNode;
  /** Below the ground. */
  below: ReactNode;
  /** The temple, to the right of the text or below it. */
  children: ReactNode;
};

export function Hero({ headline, seatsTotal, seatsLeft, words, above, below, children }: HeroProps) {
  const seats = seatWords(words.seats, seatsLeft);
  return (
    <section className={s.hero} data-touched="" data-next="check-in">
      <div className={`container-page ${s.grid}`}>
        <div className={s.words}>
          <h1 className={s.headline}>{headline}</h1>
          <p className={`text-lead ${s.lead}`}>{words.hero.lead}</p>
          <div className={s.actions}>
            <ButtonLink href="/#waitlist">{seats.apply}</ButtonLink>
            <ButtonLink href="/#features" variant="outline">
              {words.hero.inside}
            </ButtonLink>
          </div>
          <div className={s.seats}>
            {seats.figure && <span className={s.figure}>{seats.figure}</span>}{' '}
            <div className={s.count}>
              <p className={s.caption}>
                <strong>{seats.caption}.</strong> <span className={s.aside}>{words.hero.aside}</span>
              </p>
              <SeatCounter
                total={seatsTotal}
                taken={seatsTotal - seatsLeft}
                height={16}
                label={seats.counter}
                free="var(--color-violet-word)"
                className={s.counter}
              />
            </div>
          </div>
        </div>
        {above}
        {children}
      </div>
      <div className={s.ground} />
      {below}
    </section>
  );
}
