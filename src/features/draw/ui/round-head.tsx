import type { PublicRound } from '../contract';
import { Moment } from './moment';
import styles from './round-head.module.css';
import { inFigures, standingInWords } from './words';

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
        <div>
          <dt>{standingInWords(round)}</dt>
          <dd>
            <bdi>{commitment.prize}</bdi>
          </dd>
        </div>
        <div>
          <dt>Tickets</dt>
          <dd>{inFigures(commitment.tickets)}</dd>
        </div>
        <div>
          <dt>People</dt>
          <dd>{inFigures(commitment.people)}</dd>
        </div>
        {round.closesAt ? (
          <div>
            <dt>Entries closed</dt>
            <dd className={styles.moment}>
              <Moment at={round.closesAt} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Committed</dt>
          <dd className={styles.moment}>
            <Moment at={commitment.committedAt} />
          </dd>
        </div>
      </dl>
    </header>
  );
}
