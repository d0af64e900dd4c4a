import { requestPool } from '@/db/pool';
import type { DeskSource } from '@/server/desk-source';
import type { StateMachine } from '@/shared/state-machine';
import type { DeskRecord } from '../contract';

const SHOWN = 10;

type Earlier = Omit<DeskRecord['earlier'][number], 'statusLabel'> & { status: string };

const earlierIn = ({ kind, machine, sql }: DeskSource) =>
  `(select '${kind}' as kind, one.id, ${sql.title} as title, one.status::text, one.created_at as "createdAt"
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
  return rows.map(({ status, ...one }) => ({
    ...one,
    statusLabel: sources.find((source) => source.kind === one.kind)?.machine.labelOf(status) ?? status,
  }));
}

type Step = { leftState: string; newState: string; by: string | null; reason: string | null; at: string };

const HISTORY = `select left_state as "leftState", new_state as "newState", by, reason, created_at as at
  from transitions where subject = $1 and subject_id = $2::text order by id desc limit 100`;

/** The record's transitions, newest first. */
export async function readHistory(
  { subject, labelOf }: StateMachine,
  id: number,
): Promise<DeskRecord['history']> {
  const { rows } = await requestPool().query<Step>(HISTORY, [subject, id]);
  return rows.map(({ leftState, newState, ...step }) => ({
    ...step,
    text: `${labelOf(leftState)} → ${labelOf(newState)}`,
  }));
}
