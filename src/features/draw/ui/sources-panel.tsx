import type { DrawFacts2 } from '../protocol/facts';
import type { HandChange } from '../protocol/sources';
import styles from './sources-panel.module.css';
import { counted, inFigures } from './words';

const WHAT: Record<HandChange, string> = {
  free: 'Free entry set',
  joined: 'Handles joined as one person',
  parted: 'Handle parted from a person',
  disqualified: 'Person disqualified',
  admitted: 'Person admitted again',
};

/** What has to be taken on trust, with counts: the files that the tickets came from, and manual changes by staff. */
export function SourcesPanel({ facts: { sources, accounts } }: { facts: DrawFacts2 }) {
  const { lists, freeTickets, disqualifiedPeople, byHand } = sources;
  const labelOf = (key: string) => accounts.find((one) => one.key === key)?.label ?? key;
  return (
    <section aria-labelledby="sources" className={styles.section}>
      <h2 id="sources">Where the tickets came from</h2>
      <p>
        This is what no calculation can prove: that the lists are complete and real. So here is what went in.
        If you should be in and are not,{' '}
        <a href="/support" className="text-link">
          tell us
        </a>
        .
      </p>
      <ul>
        {lists.map(({ account, file, rows, taken, known, refused, isOut }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed for good, and one file may be there twice
          <li key={at}>
            <b>
              <bdi>{labelOf(account)}</bdi>
            </b>
            {isOut ? ' (taken out again)' : ''}: {counted(rows, 'row', 'rows')}, {inFigures(taken)} taken,{' '}
            {inFigures(known)} known already, {inFigures(refused)} refused. SHA-256 of the file:{' '}
            <code>{file}</code>
          </li>
        ))}
      </ul>
      <p>
        {counted(freeTickets, 'ticket is a free entry', 'tickets are free entries')}.{' '}
        {counted(disqualifiedPeople, 'person was', 'people were')} disqualified.
      </p>
      {byHand.length > 0 ? (
        <>
          <h3>Done by hand</h3>
          <ul>
            {byHand.map(({ what, times, reason }) => (
              <li key={`${what} ${reason}`}>
                {WHAT[what]}, {counted(times, 'time', 'times')}: <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Nobody was joined, parted or disqualified by hand.</p>
      )}
    </section>
  );
}
