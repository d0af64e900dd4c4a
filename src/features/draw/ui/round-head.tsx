import type { ReactNode } from 'react';
import type { PublicRound } from '../contract';
import styles from './round-head.module.css';
import { UtcTime } from './utc-time';
import { inFigures, roundStatusText } from './words';

export function RoundHead({ round }: { round: PublicRound }) {
  const { title, commitment } = round.facts;
  return (
    <header className={styles.head}>
      <p className={styles.way}>
        <a href="/links/draw" className="text-link">
          The draw
        </a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <dl className={styles.facts}>
        <Fact label="State">{roundStatusText(round)}</Fact>
        <Fact label="Prize">
          <bdi>{commitment.prize}</bdi>
        </Fact>
        <Fact label="Tickets">{inFigures(commitment.tickets)}</Fact>
        <Fact label="People">{inFigures(commitment.people)}</Fact>
        {round.closesAt ? (
          <Fact label="Entries closed" isLong>
            <UtcTime at={round.closesAt} />
          </Fact>
        ) : null}
        <Fact label="Committed" isLong>
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
