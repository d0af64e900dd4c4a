import { FilledText } from '@/kit/ui/filled-text';
import { type PublicRound, roundPath } from '../../contract';
import type { DrawWords } from '../../contract.texts';
import { shownWinner } from '../winner';
import { peopleIn, ticketsIn } from '../words';
import styles from './summary.module.css';

const FIELDS = 18;
const SIZE = 104;
const RADIUS = 46;

const pointAt = (field: number) => {
  const angle = ((field - 0.5) / FIELDS) * 2 * Math.PI - Math.PI / 2;
  const at = (way: number) => (SIZE / 2 + RADIUS * way).toFixed(2);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
};

/** An image of a wheel at rest, with the winning field on top. The wheel that turns is on the draw's page. */
const SmallWheel = () => (
  <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
    <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS + 3} fill="var(--color-deep)" />
    {Array.from({ length: FIELDS }, (_, field) => (
      <path
        key={pointAt(field)}
        d={`M${SIZE / 2} ${SIZE / 2}L${pointAt(field)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(field + 1)}Z`}
        fill={
          field === 0
            ? 'var(--color-brass-light)'
            : field % 2 === 0
              ? 'var(--color-violet)'
              : 'var(--color-tympanum)'
        }
      />
    ))}
    <circle cx={SIZE / 2} cy={SIZE / 2} r={12} fill="var(--color-deep)" />
    <path d={`M${SIZE / 2 - 7} 0h14l-7 13z`} fill="#ffffff" />
  </svg>
);

/** The last winner, by the name that may be shown, and where anybody can check it. */
export function LastWinner({ round, words }: { round: PublicRound; words: DrawWords }) {
  const winner = shownWinner(round);
  if (!winner) return null;
  const { title, commitment } = round.facts;
  const { last, lastRound } = words.stakes;
  const facts = {
    title: (
      <a href={roundPath(round.id)}>
        <bdi>{title}</bdi>
      </a>
    ),
    tickets: ticketsIn(words.counting, commitment.tickets),
    people: peopleIn(words.counting, commitment.people),
  };
  return (
    <section aria-labelledby="last-draw" className={styles.last}>
      <SmallWheel />
      <div>
        <h2 id="last-draw" className={styles.won}>
          <FilledText
            text={last}
            parts={{ winner: <bdi>{winner.name}</bdi>, prize: <bdi>{commitment.prize}</bdi> }}
          />
        </h2>
        <p>
          <FilledText text={lastRound} parts={facts} />
        </p>
      </div>
    </section>
  );
}
