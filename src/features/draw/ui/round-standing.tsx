import type { PublicRound } from '../contract';
import { Alternates } from './alternates';
import { Moment } from './moment';
import { RoundResult } from './round-result';
import styles from './round-standing.module.css';
import { momentInWords } from './words';

/** Where the round is on its way, in words; the result once it is published. */
export function RoundStanding({ round }: { round: PublicRound }) {
  const { draw, commitment } = round.facts;
  if (round.state === 'published' && draw) return <RoundResult round={round} draw={draw} />;
  return (
    <section aria-labelledby="standing" className={styles.standing}>
      {round.state === 'committed' ? (
        <>
          <h2 id="standing">Sealed, and waiting for a number that nobody knows</h2>
          <p>
            The winner follows from the sealed list and one public value: <bdi>{commitment.beacon.what}</bdi>.
            It comes out on <Moment at={commitment.beacon.due} />. Anybody can look it up at{' '}
            <Address of={commitment.beacon.address} />.
          </p>
          <p>Note the fingerprint below today: later you can tell that nothing was exchanged.</p>
        </>
      ) : null}
      {round.state === 'drawn' ? (
        <>
          <h2 id="standing">Drawn. The result follows here</h2>
          <p>
            The public value is out and the calculation is done. We publish the result, with the secret and
            everything else that a check needs, as soon as it has been looked at.
          </p>
        </>
      ) : null}
      {round.cancelled ? (
        <>
          <h2 id="standing">This round was called off</h2>
          <p>
            On {momentInWords(round.cancelled.at)}: <bdi>{round.cancelled.reason}</bdi>
          </p>
          <p>What was committed to stays here for good, and so does what had been drawn.</p>
          {draw ? <Alternates round={round} draw={draw} /> : null}
        </>
      ) : null}
    </section>
  );
}

const Address = ({ of }: { of: string }) =>
  /^https?:\/\//i.test(of) ? (
    <a href={of} target="_blank" rel="noopener noreferrer" className="text-link">
      <bdi>{of}</bdi>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  ) : (
    <bdi>{of}</bdi>
  );
