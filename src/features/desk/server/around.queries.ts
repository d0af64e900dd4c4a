import type { DeskSource } from '@/core/server/desk-source';
import { requestPool } from '@/kit/db/pool';
import type { DeskRecord } from '../contract';
import { MERGED } from '../rules/merged-words';

const SHOWN = 10;

type Earlier = Omit<DeskRecord['earlier'][number], 'statusLabel'> & { status: string; isMerged: boolean };

const earlierIn = ({ kind, machine, merging, sql }: DeskSource) =>
  `(select '${kind}' as kind, one.id, ${sql.number} as number, ${sql.title} as title, one.status::text,
      one.created_at as "createdAt", ${merging?.takes ?? 'false'} as "takesMerged",
      ${merging?.into ?? 'null::json'} is not null as "isMerged"
    from ${machine.table} one where lower(one.email) = lower($1) and not ('${kind}' = $2 and one.id = $3)
    order by one.created_at desc limit ${SHOWN})`;

/** What else came from this address, newest first. */
export async function readEarlier(
  sources: readonly DeskSource[],
  email: string,
  { kind, id }: { kind: string; id: number },
): Promise<DeskRecord['earlier']> {
  const text = `${sources.map(earlierIn).join(' union all ')} order by "createdAt" desc limit ${SHOWN}`;
  const { rows } = await requestPool().query<Earlier>(text, [email, kind, id]);
  return rows.map(({ status, isMerged, ...one }) => ({
    ...one,
    statusLabel: isMerged
      ? MERGED
      : (sources.find((source) => source.kind === one.kind)?.machine.labelOf(status) ?? status),
  }));
}

type Step = { leftState: string; newState: string; by: string | null; reason: string | null; at: Date };

const HISTORY = `select left_state as "leftState", new_state as "newState", by, reason, created_at as at
  from transitions where subject = $1 and subject_id = $2::text order by id desc limit 100`;

type Line = Omit<DeskRecord['history'][number], 'at'> & { at: Date };

/** The record's transitions, and with what it was merged, newest first. */
export async function readHistory(
  { machine: { subject, labelOf }, merging }: DeskSource,
  id: number,
): Promise<DeskRecord['history']> {
  const pool = requestPool();
  const [steps, merges] = await Promise.all([
    pool.query<Step>(HISTORY, [subject, id]),
    merging ? pool.query<Line>(merging.history, [id]) : null,
  ]);
  const moved = steps.rows.map(({ leftState, newState, ...step }) => ({
    ...step,
    text: `${labelOf(leftState)} → ${labelOf(newState)}`,
  }));
  return [...moved, ...(merges?.rows ?? [])]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}
