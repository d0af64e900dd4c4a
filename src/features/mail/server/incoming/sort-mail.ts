import { buffer } from 'node:stream/consumers';
import { type Actor, recordActivity } from '@/core/db/activity';
import type { MailInbox } from '@/core/server/mail-inbox';
import { openRequestedFile } from '@/core/server/private-file-download';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { deskPath } from '@/core/shared/desk';
import { env } from '@/env';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError, invalid } from '@/kit/server/endpoint-errors';
import type { SortingRequest } from '../../contract';
import { quotesNotice } from './answer-words';
import { byRequester, type Filed, quotesNoticeInFile, readNotices } from './file-mail';
import { dropFiles, prepareFiles, storeFiles } from './mail-files';
import { conversationText, INCOMING_FILES, ownAddresses, settleIncoming, UNREADABLE } from './process-mail';
import { type IncomingMail, readMail } from './read-mail';

type Order = {
  id: number;
  by: Actor;
  decision: SortingRequest;
  inboxes: readonly MailInbox[];
  brand: BrandIdentity;
};

const LOCK = 'select raw, state::text, fingerprint from incoming_mails where id = $1 for update';
type Stored = { raw: string; state: string; fingerprint: string };
/** What nobody has put into a conversation yet. */
const OPEN = ['waiting', 'automatic', 'discarded'];

/** Somebody else’s words in a conversation say whose they are. */
const introduced = ({ from }: IncomingMail, owner: string, text: string) =>
  from && from.address.toLowerCase() !== owner.toLowerCase()
    ? `[Email from ${[from.name, `<${from.address}>`].filter(Boolean).join(' ')}]\n\n${text}`
    : text;

type Read = { mail: IncomingMail; text: string };

async function asMessage(
  tx: Transaction,
  { inboxes, brand }: Order,
  { kind, number }: Extract<SortingRequest, { as: 'message' }>,
  { mail, text }: Read,
): Promise<Filed> {
  const inbox = inboxes.find(({ desk }) => desk.kind === kind);
  if (!inbox) throw new EndpointError('not-found');
  const { machine, sql } = inbox.desk;
  const { rows } = await tx.query<{ id: number; email: string }>(
    `select one.id, one.email from ${machine.table} one where upper(${sql.number}) in (upper($1), upper($2)) limit 1`,
    [number, `${machine.noun} ${number}`],
  );
  const record = rows[0];
  if (!record) throw invalid(`There is no ${machine.noun} with this number.`);
  const { merging } = inbox.desk;
  const id = (await merging?.living(tx, record.id)) ?? record.id;
  const ids = [id, ...(await (merging?.family(tx, id) ?? []))];
  const notices = await readNotices(tx, { collection: machine.subject, ids, owner: record.email });
  // The person who asked reads the conversation too.
  if (quotesNotice(text, notices) || quotesNoticeInFile(mail, notices))
    throw invalid('It quotes what we wrote to the team. Answer on the desk instead.');
  const entry = await inbox.addMessage(tx, {
    id,
    text: introduced(mail, record.email, text),
    brand,
  });
  if (entry === null) throw invalid(`This ${machine.noun} is closed: reopen it first.`);
  return byRequester({ collection: machine.subject, id: String(id) }, entry);
}

async function asTicket(tx: Transaction, { inboxes, brand }: Order, { mail, text }: Read): Promise<Filed> {
  const inbox = inboxes.find(({ open }) => open !== undefined);
  if (!inbox?.open || !mail.from || mail.isOurs) throw invalid('It has no sender whom we could answer.');
  const { name, address } = mail.from;
  const first = { name, address, subject: mail.subject, text, isSpam: false, mayMailSender: false, brand };
  return byRequester({ collection: inbox.desk.machine.subject, id: String(await inbox.open(tx, first)) }, 0);
}

async function readStored({ raw, fingerprint }: Stored, { brand }: Order): Promise<IncomingMail> {
  if (fingerprint.startsWith(UNREADABLE))
    throw invalid('Reading it fails. Download the original, and write what it says yourself.');
  const { stream } = await openRequestedFile(INCOMING_FILES.kind, raw);
  return readMail(await buffer(stream), env().MAIL_AUTHSERV_ID, ownAddresses(brand));
}

async function file(tx: Transaction, order: Order, read: Read): Promise<Filed | null> {
  const { decision } = order;
  if (decision.as === 'nothing') return null;
  return decision.as === 'ticket' ? asTicket(tx, order, read) : asMessage(tx, order, decision, read);
}

/**
 * A person says where an email belongs that could not be filed by itself.
 * @returns the address of its conversation; null: it belongs to none
 * @throws EndpointError with a sentence; CommitFailedError; database errors
 */
export async function sortMail(order: Order): Promise<string | null> {
  const { id, by, inboxes } = order;
  const { filed, files } = await withTransaction(async (tx) => {
    const { rows } = await tx.query<Stored>(LOCK, [id]);
    if (!rows[0]) throw new EndpointError('not-found');
    if (!OPEN.includes(rows[0].state))
      throw new EndpointError('stale', { message: 'It is already in its conversation.' });
    const mail = order.decision.as === 'nothing' ? null : await readStored(rows[0], order);
    const files = await prepareFiles(mail?.files ?? []);
    try {
      const filed = mail && (await file(tx, order, { mail, text: conversationText(mail, files.refused) }));
      const reason = `Sorted by ${by.username}.`;
      await settleIncoming(
        tx,
        id,
        filed ? { ...filed, reason } : { state: 'discarded', reason, record: null },
      );
      if (filed) await storeFiles(tx, filed, files);
      const about = { subject: 'incoming-mails', subjectId: String(id), details: order.decision.as };
      await recordActivity(tx, { actor: by, action: 'sorted', ...about });
      return { filed, files };
    } catch (error) {
      await dropFiles(files);
      throw error;
    }
  });
  if (!filed) await dropFiles(files);
  const kind = inboxes.find(({ desk }) => desk.machine.subject === filed?.record.collection)?.desk.kind;
  return filed && kind ? deskPath(kind, filed.record.id) : null;
}
