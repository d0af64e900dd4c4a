import { Gutter } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { FUNNEL_WEEKS, type Funnel, type FunnelCounts } from '../contract.staff';
import { shareWords, sourceRows, sumOf, weekWords } from './funnel-rows';

/** The row's figures as lengths; the cells beside it say them. */
function Bars({ counts, most }: { counts: FunnelCounts; most: number }) {
  const width = (count: number) => (100 * count) / Math.max(1, most);
  return (
    <svg className="funnel__bars" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="funnel__applied" width={width(counts.applied)} height={10} />
      <rect className="funnel__reviewed" width={width(counts.reviewed)} height={10} />
      <rect className="funnel__accepted" width={width(counts.accepted)} height={10} />
    </svg>
  );
}

type RowProps = { head: ReactNode; counts: FunnelCounts; most?: number };

function Row({ head, counts, most }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {head}
        {most !== undefined && <Bars counts={counts} most={most} />}
      </th>
      <td>{counts.applied}</td>
      <td>{counts.reviewed}</td>
      <td>{counts.accepted}</td>
      <td>{shareWords(counts)}</td>
    </tr>
  );
}

type TableProps = { caption: string; first: string; children: ReactNode; foot?: ReactNode };

function Counts({ caption, first, children, foot }: TableProps) {
  return (
    <table className="funnel">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">Applied</th>
          <th scope="col">Reviewed</th>
          <th scope="col">Accepted</th>
          <th scope="col">Share accepted</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function Tables({ weeks, sources }: Funnel) {
  const most = Math.max(...weeks.map(({ applied }) => applied));
  const rows = sourceRows(sources);
  const mostOfOne = Math.max(...rows.map(({ applied }) => applied));
  return (
    <>
      <div className="funnel__tables">
        <Counts
          caption="By the week in which they arrived"
          first="Week (UTC)"
          foot={<Row head="All" counts={sumOf(weeks)} />}
        >
          {weeks.map((week, at) => (
            <Row
              key={week.monday}
              head={at === 0 ? `${weekWords(week)}, so far` : weekWords(week)}
              counts={week}
              most={most}
            />
          ))}
        </Counts>
        <Counts caption="By source: each brought at least this many" first="Source">
          {rows.map(({ id, label, ...counts }) => (
            <Row
              key={label + id}
              head={id === null ? label : <a href={`/admin/collections/sources/${id}`}>{label}</a>}
              counts={counts}
              most={mostOfOne}
            />
          ))}
        </Counts>
      </div>
      <p className="board__more">
        Each row follows the applications that came in, whenever they were answered. Reviewed: staff moved
        them on from Pending Review. Accepted: they hold a seat today. People can remove a code, so some of
        those without one came from a source. Suspected spam is not counted, nor is what was deleted or
        erased, except an erased application that keeps its seat.
      </p>
    </>
  );
}

/** Below the board: what became of the applications of the last weeks. */
export function FunnelPanel({ funnel }: { funnel: Funnel }) {
  return (
    <Gutter className="board">
      <section className="board__panel" aria-labelledby="board-funnel">
        <header>
          <h2 id="board-funnel">Applications, last {FUNNEL_WEEKS} weeks</h2>
          <p className="board__legend">
            <span data-kind="applied">Applied</span> <span data-kind="reviewed">Reviewed</span>{' '}
            <span data-kind="accepted">Accepted</span>
          </p>
        </header>
        {funnel.sources.length === 0 ? (
          <p className="board__empty">No application came in the last {FUNNEL_WEEKS} weeks.</p>
        ) : (
          <Tables {...funnel} />
        )}
      </section>
    </Gutter>
  );
}
