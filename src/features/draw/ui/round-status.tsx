import { isWebAddress } from '@/shared/link-address';
import { FilledText } from '@/ui/filled-text';
import { bundleFileApi, type PublicRound } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import { Alternates } from './alternates';
import { publicValue } from './public-value';
import { RoundResult } from './round-result';
import styles from './round-status.module.css';
import { UtcTime } from './utc-time';
import { utcDateTimeText } from './words';

/** The state of the round in words; the result once it is published. */
export function RoundStatus({ round, words }: { round: PublicRound; words: RoundWords }) {
  const { draw } = round.facts;
  const { status } = words;
  const value = publicValue(status, round.facts);
  const commitmentAddress = bundleFileApi(round.id, 'commitment.txt');
  if (round.state === 'published' && draw) return <RoundResult round={round} draw={draw} words={words} />;
  return (
    <section aria-labelledby="round-status" className={styles.status}>
      {round.state === 'committed' ? (
        <>
          <h2 id="round-status">{status.committed}</h2>
          <p>
            <FilledText
              text={status.committedText}
              parts={{
                number: <bdi>{value.what}</bdi>,
                date: <UtcTime at={value.due} />,
                address: <Address of={value.address} newTab={status.newTab} />,
              }}
            />
          </p>
          <p>
            {status.keep}{' '}
            <a href={commitmentAddress} download className="text-link">
              {status.download}
            </a>
          </p>
        </>
      ) : null}
      {round.state === 'drawn' ? (
        <>
          <h2 id="round-status">{status.drawn}</h2>
          <p>{status.drawnText}</p>
        </>
      ) : null}
      {round.cancelled ? (
        <>
          <h2 id="round-status">{status.cancelled}</h2>
          <p>
            <FilledText
              text={status.cancelledText}
              parts={{
                date: utcDateTimeText(round.cancelled.at),
                reason: <bdi>{round.cancelled.reason}</bdi>,
              }}
            />
          </p>
          <p>{status.cancelledMore}</p>
          {draw ? <Alternates round={round} draw={draw} words={words.places} /> : null}
        </>
      ) : null}
    </section>
  );
}

const Address = ({ of, newTab }: { of: string; newTab: string }) =>
  isWebAddress(of) ? (
    <a href={of} target="_blank" rel="noopener noreferrer" className="text-link">
      <bdi>{of}</bdi>
      <span className="sr-only">{newTab}</span>
    </a>
  ) : (
    <bdi>{of}</bdi>
  );
