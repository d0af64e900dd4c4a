import { FilledText } from '@/kit/ui/filled-text';
import type { CheckWords } from '../contract.check-texts';
import type { DrawFacts } from '../protocol/facts';
import type { HandChange } from '../protocol/sources';
import styles from './sources-panel.module.css';
import { counted, inFigures } from './words';

type Words = CheckWords['sources'];
type SourcesPanelProps = { facts: DrawFacts; words: Words };

const WHAT = {
  free: 'setFree',
  joined: 'joined',
  parted: 'parted',
  disqualified: 'outed',
  admitted: 'admitted',
} as const satisfies Record<HandChange, keyof Words>;

/** What has to be taken on trust, with counts: the files that the tickets came from, and manual changes by staff. */
export function ListSourcesPanel({ facts: { sources, accounts }, words }: SourcesPanelProps) {
  const { lists, freeTickets, disqualifiedPeople, byHand } = sources;
  const labelOf = (key: string) => accounts.find((one) => one.key === key)?.label ?? key;
  const link = (
    <a href="/support" className="text-link">
      {words.link}
    </a>
  );
  return (
    <section aria-labelledby="sources" className={styles.section}>
      <h2 id="sources">{words.heading}</h2>
      <p>
        <FilledText text={words.text} parts={{ link }} />
      </p>
      <ul>
        {lists.map(({ account, file, rows, taken, known, refused, isOut }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed for good, and one file may be there twice
          <li key={at}>
            <b>
              <bdi>{labelOf(account)}</bdi>
            </b>
            {isOut ? ` ${words.isOut}` : ''}:{' '}
            <FilledText
              text={words.list}
              parts={{
                rows: counted(rows, words.row, words.rows),
                taken: inFigures(taken),
                known: inFigures(known),
                refused: inFigures(refused),
                file: <code>{file}</code>,
              }}
            />
          </li>
        ))}
      </ul>
      <p>
        {counted(freeTickets, words.freeOne, words.free)}{' '}
        {counted(disqualifiedPeople, words.disqualifiedOne, words.disqualified)}
      </p>
      {byHand.length > 0 ? (
        <>
          <h3>{words.byHand}</h3>
          <ul>
            {byHand.map(({ what, times, reason }) => (
              <li key={`${what} ${reason}`}>
                {words[WHAT[what]]}, {counted(times, words.time, words.times)}: <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.noneByHand}</p>
      )}
    </section>
  );
}
