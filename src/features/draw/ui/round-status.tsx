import { utcDateTime } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import { bundleFileApi, type PublicRound } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import { PROTOCOL } from '../protocol/entry';
import { QUICKNET } from '../protocol/quicknet';
import { Alternates, RoundResult } from './round-result';
import styles from './round-status.module.css';
import { UtcTime } from './utc-time';

/** The state of the round in words; the result once it is published. */
export function RoundStatus({ round, words }: { round: PublicRound; words: RoundWords }) {
  const { draw } = round.facts;
  const { status } = words;
  const drand = round.facts.protocol === PROTOCOL ? round.facts.commitment.drand : null;
  if (round.state === 'published' && draw) return <RoundResult round={round} draw={draw} words={words} />;
  // It waits for nothing: no round of the first version is drawn anymore.
  if (round.state === 'committed' && !drand) return null;
  return (
    <section aria-labelledby="round-status" className={styles.status}>
      {round.state === 'committed' && drand ? (
        <>
          <h2 id="round-status">{status.committed}</h2>
          <p>
            <FilledText
              text={status.committedText}
              parts={{
                number: <bdi>{fillPlaceholders(status.number, { round: String(drand.round) })}</bdi>,
                date: <UtcTime at={drand.due} />,
                address: (
                  <Address
                    of={`https://api.drand.sh/${QUICKNET.chain}/public/${drand.round}`}
                    newTab={status.newTab}
                  />
                ),
              }}
            />
          </p>
          <p>
            {status.keep}{' '}
            <a href={bundleFileApi(round.id, 'commitment.txt')} download className="text-link">
              {status.download}
            </a>
          </p>
        </>
      ) : null}
      {round.state === 'drawn' ? (
        <>
          <h2 id="round-status">{status.drawn}</h2>
          {drand ? <p>{status.drawnText}</p> : null}
        </>
      ) : null}
      {round.cancelled ? (
        <>
          <h2 id="round-status">{status.cancelled}</h2>
          <p>
            <FilledText
              text={status.cancelledText}
              parts={{
                date: utcDateTime(round.cancelled.at),
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

const Address = ({ of, newTab }: { of: string; newTab: string }) => (
  <a href={of} target="_blank" rel="noopener noreferrer" className="text-link">
    <bdi>{of}</bdi>
    <span className="sr-only">{newTab}</span>
  </a>
);
