import type { Payload } from 'payload';
import type { DeskSource } from '@/server/desk-source';
import { EndpointError } from '@/server/endpoint-errors';
import { getPayloadClient } from '@/server/payload';
import type { ReadSession } from '@/server/require-role';
import type { ChangeRequest } from '../contract';
import { changeTags } from './tags';

export type Person = NonNullable<Awaited<ReturnType<ReadSession>>>['user'];

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
    await payload.update(change);
  } catch (error) {
    // Recognized by their properties: a build may contain Payload's classes twice.
    const { isPublic, message, status: code } = error as Error & { isPublic?: boolean; status?: number };
    if (code === 404) throw new EndpointError('not-found');
    if (isPublic || code === 400) throw new EndpointError('invalid', { message });
    throw error;
  }
}
