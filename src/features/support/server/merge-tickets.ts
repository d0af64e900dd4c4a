import { type Actor, recordActivity } from '@/core/db/activity';
import { lastStep, transition } from '@/core/db/transition';
import { isAnswerLeaving } from '@/core/server/desk-answers.queries';
import type { MergeOrder } from '@/core/server/desk-source';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type TicketStatus, ticketStates } from '../rules/ticket-states';
import { livingTicket } from './merged-tickets';

const { subject } = ticketStates;

type Row = { id: number; number: string; email: string; status: TicketStatus; dueAt: string | null };

/** Both at once, by ascending id like every other write of several rows. */
const LOCK = `select id, ticket_id as number, lower(email) as email, status::text, to_json(due_at)#>>'{}' as "dueAt"
  from support_tickets where id = any($1) order by id for update`;

const invalid = (message: string) => new EndpointError('invalid', { message });
const stale = (message: string) => new EndpointError('stale', { message });

async function lockBoth(tx: Transaction, id: number, into: number): Promise<[Row, Row]> {
  const { rows } = await tx.query<Row>(LOCK, [[id, into]]);
  const [own, other] = [rows.find((row) => row.id === id), rows.find((row) => row.id === into)];
  if (!own || !other) throw new EndpointError('not-found');
  return [own, other];
}

/** @throws EndpointError with the reason, as a sentence */
async function checkMerge(tx: Transaction, own: Row, other: Row): Promise<void> {
  if (own.email !== other.email) throw invalid('Only tickets from the same email address can be merged.');
  if ((await livingTicket(tx, own.id)) !== own.id) throw stale(`${own.number} has already been merged.`);
  if ((await livingTicket(tx, other.id)) !== other.id)
    throw stale(`${other.number} was itself merged into another ticket. Please choose that one.`);
  const spam = [own, other].find(({ status }) => status === 'spam');
  if (spam) throw invalid(`${spam.number} is Spam: move it to New first.`);
  if (other.status === 'closed') throw invalid(`${other.number} is Closed: reopen it first.`);
  // An answer that is taken back sets the clock again.
  if (await isAnswerLeaving(tx, subject, [own.id, other.id]))
    throw stale('An answer is about to leave. Please try again in a few seconds.');
}

/** The promise to the merged ticket is kept by the other one. @returns the transition that it needed */
async function takeOverClock(tx: Transaction, own: Row, other: Row, by: Actor): Promise<number | null> {
  if (own.dueAt === null || !ticketStates.isOwed(own.status)) return null;
  const isMoved =
    !ticketStates.isOwed(other.status) &&
    (await transition(tx, ticketStates, {
      id: other.id,
      from: other.status,
      to: 'open',
      by: by.username,
      reason: `${own.number} was merged into it.`,
    }));
  await tx.query(
    'update support_tickets set due_at = least(due_at, $2::timestamptz), updated_at = now() where id = $1',
    [other.id, own.dueAt],
  );
  return isMoved ? lastStep(tx, ticketStates, other.id) : null;
}

const KEEP = `insert into site.merged_tickets (ticket_id, into_id, by, due_at, into_state, into_due_at, into_step)
  values ($1, $2, $3, $4, $5, $6, $7)`;

const noteActivity = (tx: Transaction, action: string, own: Row, by: Actor, details: string) =>
  recordActivity(tx, { actor: by, action, subject, subjectId: String(own.id), details });

/**
 * One ticket becomes part of another of the same person. Its clock stops, and the other one takes its promise over.
 * @throws EndpointError invalid, stale, not-found
 */
export async function mergeTicket(tx: Transaction, { id, into, by }: MergeOrder & { into: number }) {
  if (id === into) throw invalid('A ticket cannot be merged into itself.');
  const [own, other] = await lockBoth(tx, id, into);
  await checkMerge(tx, own, other);
  const step = await takeOverClock(tx, own, other, by);
  await tx.query('update support_tickets set due_at = null, updated_at = now() where id = $1', [id]);
  await tx.query(KEEP, [id, into, by.username, own.dueAt, other.status, other.dueAt, step]);
  await noteActivity(tx, 'merged', own, by, `${own.number} into ${other.number}`);
}

type Merge = {
  id: number;
  into: number;
  dueAt: string | null;
  intoState: TicketStatus;
  intoDueAt: string | null;
  intoStep: number | null;
  /** The requester has written to the other ticket since. */
  hasNews: boolean;
};

const CURRENT = `select id, into_id as "into", to_json(due_at)#>>'{}' as "dueAt", into_state as "intoState",
    to_json(into_due_at)#>>'{}' as "intoDueAt", into_step as "intoStep",
    exists (select from ticket_messages t where t.ticket_id = into_id and t.direction = 'requester'
      and t.created_at > m.created_at) as "hasNews"
  from site.merged_tickets m where ticket_id = $1 and separated_at is null`;

const readMerge = async (tx: Transaction, id: number): Promise<Merge | null> =>
  (await tx.query<Merge>(CURRENT, [id])).rows[0] ?? null;

/** What the other ticket took over goes back, unless somebody has gone on with it since. */
async function giveClockBack(tx: Transaction, merge: Merge, own: Row, other: Row, by: Actor): Promise<void> {
  const { intoStep, intoState, intoDueAt, dueAt, hasNews } = merge;
  if (intoStep !== null && intoStep === (await lastStep(tx, ticketStates, other.id)) && !hasNews)
    await transition(tx, ticketStates, {
      id: other.id,
      from: other.status,
      to: intoState,
      by: by.username,
      reason: `${own.number} was separated from it.`,
    });
  else if (intoDueAt !== null && other.dueAt === dueAt)
    await tx.query(
      'update support_tickets set due_at = $2::timestamptz, updated_at = now() where id = $1 and due_at is not null',
      [other.id, intoDueAt],
    );
}

/** While an answer has not left, its ticket keeps the due time in every state. */
const START_CLOCK = `update support_tickets set updated_at = now(), due_at = case when $3 or exists (
    select from mails where related_collection = $4 and related_id = $1::text and from_person
      and state in ('waiting', 'failed')) then $2::timestamptz end
  where id = $1`;

/** A merged ticket stands by itself again, as it was. @throws EndpointError stale, not-found */
export async function separateTicket(tx: Transaction, { id, by }: MergeOrder): Promise<void> {
  const into = (await readMerge(tx, id))?.into;
  const gone = () => stale('It has already been separated.');
  if (into === undefined) throw gone();
  const [own, other] = await lockBoth(tx, id, into);
  const merge = await readMerge(tx, id);
  if (merge?.into !== into) throw gone();
  await giveClockBack(tx, merge, own, other, by);
  await tx.query(START_CLOCK, [id, merge.dueAt, ticketStates.isOwed(own.status), subject]);
  await tx.query('update site.merged_tickets set separated_at = now(), separated_by = $2 where id = $1', [
    merge.id,
    by.username,
  ]);
  await noteActivity(tx, 'separated', own, by, `${own.number} from ${other.number}`);
}
