import type { Actor } from '@/core/db/activity';
import { answerByMail } from '@/core/server/answer-by-mail';
import { mayBePerson } from '@/core/server/form-limits';
import type { Answerable, MailInbox } from '@/core/server/mail-inbox';
import { countFirstMail } from '@/core/server/mail-limits';
import { SUPPORTERS } from '@/core/server/session';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { Transaction } from '@/kit/db/transaction';
import { readReplyAddress } from '../reply-address';
import { answerWithoutQuotes, type QuotedNotice, quotesNotice } from './answer-words';
import type { IncomingMail } from './read-mail';

const NEWEST = `select concat_ws(E'\\n', subject, text) as text, message_id as "messageId", kind = 'mention' as "isNote" from mails
  where related_collection = $1 and related_id = any($2) and lower("to") <> lower($3) order by id desc limit 30`;

type About = { collection: string; ids: readonly (string | number)[]; owner: string };

/** What we wrote to the team about a record, and about what was merged into it. */
export const readNotices = async (
  tx: Transaction,
  { collection, ids, owner }: About,
): Promise<(QuotedNotice & { messageId: string | null })[]> =>
  (await tx.query<QuotedNotice & { messageId: string | null }>(NEWEST, [collection, ids.map(String), owner]))
    .rows;

/** Emails of ours, and earlier ones of the same conversation, by the Message-IDs that this one answers. */
const THREAD = `select one.collection, one.id from unnest($1::text[]) with ordinality as named(message_id, place)
  join (select message_id, related_collection as collection, related_id as id from mails
    union all select message_id, related_collection, related_id from incoming_mails) as one using (message_id)
  where one.id is not null order by place limit 1`;

/** The record that an email is about: by the signed address it was sent to, or by what it answers. */
async function findRecord(
  tx: Transaction,
  { recipients, answers }: { recipients: readonly string[]; answers: readonly string[] },
): Promise<Answerable | null> {
  for (const address of recipients) {
    const { record } = readReplyAddress(address);
    if (record) return record;
  }
  if (answers.length === 0) return null;
  const { rows } = await tx.query<Answerable>(THREAD, [answers]);
  return rows[0] ?? null;
}

/** The inbox of the first mailbox among the recipients; null if it was sent to none of them. */
function findInbox(
  inboxes: readonly MailInbox[],
  recipients: readonly string[],
  { mailboxes }: BrandIdentity,
): MailInbox | null {
  for (const address of recipients) {
    const mailbox = readReplyAddress(address).mailbox.toLowerCase();
    const inbox = inboxes.find((one) => mailboxes[one.mailbox].toLowerCase() === mailbox);
    if (inbox) return inbox;
  }
  return null;
}

/** Where an email belongs, and the entry of the conversation that it became. */
export type Filed = {
  state: 'filed';
  record: Answerable;
  entry: number;
  voice: 'requester' | 'staff';
  /** The email to the requester, when a colleague wrote. */
  mailId: number | null;
};
/** What is not part of a conversation: it waits for a person, or nobody waits for an answer. */
export type Aside = { state: 'waiting' | 'automatic'; reason: string; record: Answerable | null };

export type Context = {
  inboxes: readonly MailInbox[];
  brand: BrandIdentity;
  mail: IncomingMail;
  /** The text as the conversation shows it. */
  text: string;
};

const wait = (reason: string, record: Answerable | null = null): Aside => ({
  state: 'waiting',
  reason,
  record,
});

/** The entry of the request itself. */
const FIRST = 0;
export const byRequester = (record: Answerable, entry: number): Filed => ({
  state: 'filed',
  record,
  entry,
  voice: 'requester',
  mailId: null,
});

const STAFF = `select id, username, role::text from users
  where lower(email) = lower($1) and role::text = any($2) and disabled is not true limit 1`;

/** The colleague whose address this is, if they answer requests. */
async function findStaff(tx: Transaction, address: string): Promise<Actor | null> {
  const { rows } = await tx.query<Required<Actor>>(STAFF, [address, SUPPORTERS]);
  return rows[0] ? { id: rows[0].id, username: rows[0].username } : null;
}

async function ownerOf(tx: Transaction, { desk }: MailInbox, id: number): Promise<string | null> {
  const { rows } = await tx.query<{ email: string }>(
    `select email from ${desk.machine.table} where id = $1 for update`,
    [id],
  );
  return rows[0]?.email ?? null;
}

const UNVERIFIED = {
  fail: 'Its sender is forged, or its mail server is not set up properly: it is not from who it says.',
  unknown: 'Nobody has verified that it comes from this address.',
} as const;

/** Text files of this size are looked through; a notice is far smaller. */
const LARGEST_TEXT_FILE = 500_000;

export const quotesNoticeInFile = ({ files }: IncomingMail, notices: readonly QuotedNotice[]): boolean =>
  files.some(
    ({ bytes }) => bytes.length < LARGEST_TEXT_FILE && quotesNotice(bytes.toString('utf8'), notices),
  );

/** What a colleague wrote to whoever asked, or why a person has to look at it first. */
async function answerOf(
  tx: Transaction,
  { mail, brand }: Context,
  about: Parameters<typeof readNotices>[1],
): Promise<{ words: string } | { unsure: string }> {
  const notices = await readNotices(tx, about);
  const isAboutNote = notices.some(
    ({ isNote, messageId }) => isNote && mail.answers.includes(messageId ?? ''),
  );
  if (isAboutNote) return { unsure: 'It answers an email about an internal note.' };
  if (mail.hasEmail) return { unsure: 'An email is attached to it, which may be one of ours to the team.' };
  if (quotesNoticeInFile(mail, notices))
    return { unsure: 'One of its files quotes what we wrote to the team.' };
  const words = answerWithoutQuotes(mail.words, notices, [brand.name, ...Object.values(brand.mailboxes)]);
  if (words === null) return { unsure: 'Its words could not be told for certain from what it quotes.' };
  if (words === '') return { unsure: 'It has no words of its own.' };
  if (mail.isCut) return { unsure: 'It is longer than an answer by email can be.' };
  return { words };
}

/** An email to a conversation, which goes on elsewhere where its record was merged. Null: the conversation takes nothing anymore. */
async function fileInto(
  tx: Transaction,
  context: Context,
  inbox: MailInbox,
  named: Answerable,
): Promise<Filed | Aside | null> {
  const { mail, text, brand } = context;
  const { merging } = inbox.desk;
  const id = (await merging?.living(tx, Number(named.id))) ?? Number(named.id);
  const record = { ...named, id: String(id) };
  const address = mail.from?.address.toLowerCase() ?? '';
  const owner = (await ownerOf(tx, inbox, id))?.toLowerCase();
  if (owner === undefined) return wait('The record that it answers is no longer here.');
  if (mail.verdict !== 'pass') return wait(UNVERIFIED[mail.verdict], record);
  if (address === owner) {
    const entry = await inbox.addMessage(tx, { id, text, brand });
    return entry === null ? null : byRequester(record, entry);
  }
  const by = await findStaff(tx, address);
  if (!by) return wait('It comes from a different address than the person who asked.', record);
  const ids = [id, ...(await (merging?.family(tx, id) ?? []))];
  const said = await answerOf(tx, context, { collection: named.collection, ids, owner });
  if ('unsure' in said) return wait(`${said.unsure} Answer on the desk instead.`, record);
  // The person who asked has already read what a colleague quotes.
  const answer = await answerByMail(tx, inbox.desk, { id, text: said.words, by, brand });
  return { state: 'filed', record, voice: 'staff', ...answer };
}

/** An email that begins something new. */
async function fileAsNew(
  tx: Transaction,
  { mail, text, brand, inboxes }: Context,
  recipients: readonly string[],
): Promise<Filed | Aside> {
  const inbox = findInbox(inboxes, recipients, brand);
  if (!inbox) return wait('It was sent to none of the brand’s mailboxes.');
  if (!inbox.open) return wait('It begins something new: say what it belongs to.');
  if (!mail.from || mail.verdict === 'fail') return wait(UNVERIFIED.fail);
  const { name, address } = mail.from;
  if (await findStaff(tx, address))
    return wait(mail.verdict === 'pass' ? 'A colleague wrote it.' : UNVERIFIED.unknown);
  if (mail.isOurs) return wait('It comes from an address of our own, and does not say who wrote it.');
  const wantsMail = !mail.isSpam && mayBePerson(address, brand);
  const limits = await countFirstMail({ address, network: mail.network, wantsMail });
  if (!limits.isWithin) return wait('This address has written too often within an hour.');
  const { isSpam, subject } = mail;
  const { mayMailSender } = limits;
  const id = await inbox.open(tx, { name, address, subject, text, isSpam, mayMailSender, brand });
  return byRequester({ collection: inbox.desk.machine.subject, id: String(id) }, FIRST);
}

/**
 * Says where an email belongs and puts it there. A signed address or the conversation names the record; only a verified
 * sender names the voice. Whatever is in doubt waits for a person.
 * @throws EndpointError, TransitionError with a sentence for staff
 */
export async function fileMail(
  tx: Transaction,
  context: Context,
  recipients: readonly string[],
): Promise<Filed | Aside> {
  const { mail, inboxes } = context;
  const record = await findRecord(tx, { recipients, answers: mail.answers });
  if (mail.automatic) return { state: 'automatic', reason: mail.automatic, record };
  if (mail.damage) return wait(`Its content could not be read: ${mail.damage}.`, record);
  if (!mail.from) return wait('It does not have exactly one sender.', record);
  if (mail.doubt) return wait(mail.doubt, record);
  const inbox = record && inboxes.find(({ desk }) => desk.machine.subject === record.collection);
  const filed = record && inbox ? await fileInto(tx, context, inbox, record) : null;
  return filed ?? fileAsNew(tx, context, recipients);
}
