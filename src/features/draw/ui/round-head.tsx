import type { ReactNode } from 'react';
import type { PublicRound } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import type { DrawWords } from '../contract.texts';
import styles from './round-head.module.css';
import { UtcTime } from './utc-time';
import { inFigures, roundStatusText } from './words';

type RoundHeadProps = { round: PublicRound; page: DrawWords; words: RoundWords['head'] };

export function RoundHead({ round, page, words }: RoundHeadProps) {
  const { title, commitment } = round.facts;
  return (
    <header className={styles.head}>
      <p className={styles.way}>
        <a href="/links/draw" className="text-link">
          {page.opening.title}
        </a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <dl className={styles.facts}>
        <Fact label={words.state}>{roundStatusText(page, round)}</Fact>
        <Fact label={words.prize}>
          <bdi>{commitment.prize}</bdi>
        </Fact>
        <Fact label={words.tickets}>{inFigures(commitment.tickets)}</Fact>
        <Fact label={words.people}>{inFigures(commitment.people)}</Fact>
        {round.closesAt ? (
          <Fact label={words.closed} isLong>
            <UtcTime at={round.closesAt} />
          </Fact>
        ) : null}
        <Fact label={words.committed} isLong>
          <UtcTime at={commitment.committedAt} />
        </Fact>
      </dl>
    </header>
  );
}

type FactProps = { label: string; isLong?: boolean; children: ReactNode };

const Fact = ({ label, isLong = false, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={isLong ? styles.long : undefined}>{children}</dd>
  </div>
);
