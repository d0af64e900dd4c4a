import { bundleFileApi, type PublicRound } from '../contract';
import { Alternates } from './alternates';
import { publicValue } from './public-value';
import { RoundResult } from './round-result';
import styles from './round-status.module.css';
import { UtcTime } from './utc-time';
import { utcDateTimeText } from './words';

/** The state of the round in words; the result once it is published. */
export function RoundStatus({ round }: { round: PublicRound }) {
  const { draw } = round.facts;
  const value = publicValue(round.facts);
  const commitmentAddress = bundleFileApi(round.id, 'commitment.txt');
  if (round.state === 'published' && draw) return <RoundResult round={round} draw={draw} />;
  return (
    <section aria-labelledby="round-status" className={styles.status}>
      {round.state === 'committed' ? (
        <>
          <h2 id="round-status">Closed, and waiting for a number that nobody knows</h2>
          <p>
            The winner follows from the closed list and one public number, <bdi>{value.what}</bdi>, and from
            nothing else. It comes out on <UtcTime at={value.due} />. Anybody can look it up then at{' '}
            <Address of={value.address} />.
          </p>
          <p>
            Keep the fingerprint today: later you can tell that nothing was exchanged.{' '}
            <a href={commitmentAddress} download className="text-link">
              Download what it stands for
            </a>
          </p>
        </>
      ) : null}
      {round.state === 'drawn' ? (
        <>
          <h2 id="round-status">Drawn. The result follows here</h2>
          <p>
            The public number is out, and the winner follows from it. We publish the name as soon as it has
            been looked at. You need not wait for us: the download below works the winning ticket out.
          </p>
        </>
      ) : null}
      {round.cancelled ? (
        <>
          <h2 id="round-status">This round was called off</h2>
          <p>
            On {utcDateTimeText(round.cancelled.at)}: <bdi>{round.cancelled.reason}</bdi>
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
