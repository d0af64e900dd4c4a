import type { Payload } from 'payload';
import type { DeskSource } from '@/core/server/desk-source';
import { getPayloadClient } from '@/core/server/payload';
import type { StaffSession } from '@/core/server/session';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { StateMachine } from '@/kit/shared/state-machine';
import type { ChangeRequest } from '../contract';
import { INSERT_NOTE } from './add-note';
import { changeTags } from './tags';

export type Person = StaffSession['user'];

type Holder = { id: number | null; username: string | null };

const HOLDER = (table: string) =>
  `select users.id, users.username from ${table} one left join users on users.id = one.assignee_id where one.id = $1`;

const assigneeOf = async ({ table }: StateMachine, id: number): Promise<Holder | null> =>
  (await requestPool().query<Holder>(HOLDER(table), [id])).rows[0] ?? null;

type Handover = { id: number; before: Holder; assignee: number | null | undefined; by: Person };

/** Who takes over reads who had it. To take a request that nobody had is no handover. */
async function noteHandover(machine: StateMachine, { id, before, assignee, by }: Handover): Promise<void> {
  if (before.id === null && assignee === by.id) return;
  const after = await assigneeOf(machine, id);
  const words = `Handed over from ${before.username ?? 'nobody'} to ${after?.username ?? 'nobody'}.`;
  await requestPool().query(INSERT_NOTE, [machine.subject, id, by.username, words]);
}

/**
 * Changes what stands beside the conversation by the same rules, locks and hooks as the record's form.
 * @throws EndpointError invalid with the form's sentence; database errors
 */
export async function changeRecord(
  { kind, machine }: DeskSource,
  id: number,
  { status, reason, assignee, ourPriority, addTags = [], removeTags = [] }: ChangeRequest,
  user: Person,
): Promise<void> {
  const data = {
    ...(status === undefined ? {} : { status, transitionReason: reason ?? '' }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(ourPriority === undefined || kind !== 'ticket' ? {} : { staffPriority: ourPriority }),
  };
  if (addTags.length + removeTags.length > 0)
    await changeTags(machine, { id, add: addTags, remove: removeTags, by: user.username });
  if (Object.keys(data).length === 0) return;
  const payload = await getPayloadClient();
  const change = {
    collection: machine.subject,
    id,
    data,
    depth: 0,
    overrideAccess: false,
    user,
  } as unknown as Parameters<Payload['update']>[0];
  try {
    const before = assignee === undefined ? null : await assigneeOf(machine, id);
    await payload.update(change);
    if (before && before.id !== assignee) await noteHandover(machine, { id, before, assignee, by: user });
  } catch (error) {
    // Recognized by their properties: a build may contain Payload's classes twice.
    const { isPublic, message, status: code } = error as Error & { isPublic?: boolean; status?: number };
    if (code === 404) throw new EndpointError('not-found');
    if (isPublic || code === 400) throw new EndpointError('invalid', { message });
    throw error;
  }
}
