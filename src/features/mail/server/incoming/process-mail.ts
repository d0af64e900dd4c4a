import { createHash } from 'node:crypto';
import { DatabaseError, type Pool } from 'pg';
import type { PrivateFiles } from '@/core/db/sweep-private-files';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import type { Answerable, ReturnedMail } from '@/core/server/mail-inbox';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { env } from '@/env';
import { isDatabaseUnavailable } from '@/kit/db/database-errors';
import { HOUR_SECONDS, limiter } from '@/kit/db/limiter';
import { type FoundLink, maskLinks } from '@/kit/db/mask-links';
import { createPrivateFile, removePrivateFile } from '@/kit/db/private-files';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { TransitionError } from '@/kit/shared/state-machine';
import { handleBounce, type SentMail, sentMail } from '../bounced-mail';
import { readReplyAddress } from '../reply-address';
import type { DeliveryReport } from './delivery-report';
import { type Aside, type Filed, fileMail } from './file-mail';
import { dropFiles, type MailFiles, prepareFiles, storeFiles } from './mail-files';
import { withoutLinks } from './parse-mail';
import { type IncomingMail, readMail } from './read-mail';

type Reported = { state: 'report'; reason: string; record: Answerable | null };

const NAMED = `message_id = $1`;
/** A report that does not name our email, to the address that it came from: the newest that its recipient got. */
const ABOUT_RECORD = `id = (select id from mails where related_collection = $1 and related_id = $2
  and lower("to") <> all($4) order by lower("to") = any($3) desc, id desc limit 1)`;

type Context = ReturnedMail & { brand: BrandIdentity };

/** An email of the outbox that was reported about. @param record whom the report was sent to */
async function findMail(
  tx: Transaction,
  { about, recipients }: DeliveryReport,
  record: Answerable | null,
  { brand }: Context,
): Promise<SentMail | null> {
  const named = about === null ? null : await sentMail(tx, NAMED, [about]);
  if (named || !record) return named;
  const own = Object.values(brand.mailboxes).map((mailbox) => mailbox.toLowerCase());
  return sentMail(tx, ABOUT_RECORD, [record.collection, record.id, recipients, own]);
}

/**
 * What a mail server reports about an email of ours: named by its Message-ID, which is random, or by the signed address
 * that the report was sent to. A report about none of ours changes nothing.
 * @param sentTo where the report was delivered
 */
async function processReport(
  tx: Transaction,
  report: DeliveryReport,
  context: Context,
  sentTo: readonly string[],
): Promise<Reported> {
  const signed =
    sentTo.map((address) => readReplyAddress(address).record).find((one) => one !== null) ?? null;
  const mail = await findMail(tx, report, signed, context);
  const address = mail?.to ?? (await context.readers.reported(tx, report, signed));
  if (address === null)
    return { state: 'report', reason: 'It is not about any email of ours.', record: null };
  const record =
    mail?.collection && mail.recordId ? { collection: mail.collection, id: mail.recordId } : null;
  if (report.isComplaint) {
    await context.readers.complained(tx, address, report.problem);
    return { state: 'report', reason: `Complaint. ${report.problem}`, record };
  }
  if (!report.isFailed) return { state: 'report', reason: `Delayed. ${report.problem}`, record };
  await handleBounce(tx, context, { ...report, mail, address });
  return { state: 'report', reason: `Came back. ${report.problem}`, record };
}

export const INCOMING_FILES: PrivateFiles = {
  kind: 'incoming',
  claimed: 'select raw as id from incoming_mails where raw = any($1)',
};

export type Receiving = ReturnedMail & {
  pool: Pool;
  /** The server whose Authentication-Results are trusted. */
  server: string | undefined;
};

/** Begins the fingerprint of an email that nobody may read again. */
export const UNREADABLE = 'unreadable ';
const SET_ASIDE = 'Reading it failed twice. Only its original is here.';

/** Nobody waits for an answer, says a person. */
type Discarded = { state: 'discarded'; record: null };
type Outcome = Filed | Aside | Reported;
/** `known`: it was processed before. `own`: the site sent it itself. */
export type Processed = Outcome['state'] | 'known' | 'own';

const KNOWN = `select case when exists (select from incoming_mails where fingerprint = $1) then 'known'
  when exists (select from mails where message_id = $2 and $2 <> '') then 'own' end as outcome`;
const INSERT = `insert into incoming_mails (fingerprint, message_id, from_address, from_name, subject, text, raw, bytes, verdict, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::enum_incoming_mails_verdict, 'waiting')
  on conflict (fingerprint) do nothing returning id`;
const SETTLE = `update incoming_mails set state = $2::enum_incoming_mails_state, reason = $3, related_collection = $4,
  related_id = $5, entry_id = $6, voice = $7::enum_incoming_mails_voice, updated_at = now() where id = $1`;

/** An email as the conversation shows it: own words, files that were not stored, what it quotes. */
export function conversationText(
  { own, quoted }: Pick<IncomingMail, 'own' | 'quoted'>,
  refused: string[],
): string {
  const parts = [own, refused.length > 0 ? `[Not stored: ${refused.join(', ')}]` : '', quoted];
  // A link of ours that is quoted would open the record to whoever reads the database.
  return maskLinks(parts.filter(Boolean).join('\n\n'));
}

async function storeRaw(raw: Buffer): Promise<string> {
  const file = await createPrivateFile(INCOMING_FILES.kind);
  try {
    await file.write(raw);
    return (await file.keep()).id;
  } catch (error) {
    await file.drop();
    throw error;
  }
}

export async function settleIncoming(
  tx: Transaction,
  id: number,
  outcome: (Outcome | Discarded) & { reason?: string },
): Promise<void> {
  const { state, record } = outcome;
  const filed = outcome.state === 'filed' ? outcome : null;
  const place = [record?.collection ?? null, record?.id ?? null, filed?.entry ?? null, filed?.voice ?? null];
  await tx.query(SETTLE, [id, state, outcome.reason ?? null, ...place]);
}

/** A refusal leaves the email for a person; a database that is away lets it come again. */
async function orWait(tx: Transaction, work: () => Promise<Outcome>): Promise<Outcome> {
  await tx.query('savepoint filing');
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof EndpointError || error instanceof TransitionError;
    if (!isRefusal || isDatabaseUnavailable(error)) throw error;
    await tx.query('rollback to savepoint filing');
    return { state: 'waiting', reason: error.message, record: null };
  }
}

type Arrived = {
  mail: IncomingMail;
  raw: string;
  bytes: number;
  files: MailFiles;
  /** Those of ours that came back with it. */
  links: FoundLink[];
  envelope: readonly string[];
};

async function store(tx: Transaction, context: Receiving & { brand: BrandIdentity }, arrived: Arrived) {
  const { mail, raw, bytes, files, links, envelope } = arrived;
  const text = conversationText(mail, files.refused);
  const { rows } = await tx.query<{ id: number }>(INSERT, [
    mail.fingerprint,
    mail.messageId,
    mail.from?.address ?? null,
    mail.from?.name ?? null,
    mail.subject,
    text,
    raw,
    bytes,
    mail.verdict,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) return 'known';
  const sentTo = [...envelope, ...mail.recipients];
  const outcome = await orWait(tx, async () =>
    mail.report
      ? processReport(tx, mail.report, context, sentTo)
      : fileMail(tx, { ...context, mail, text }, sentTo),
  );
  await settleIncoming(tx, id, outcome);
  for (const { purpose, value } of links)
    if (purpose === 'staff-invitation') await context.invitations.bounced(tx, value);
  if (outcome.state === 'filed') await storeFiles(tx, outcome, files);
  return outcome.state;
}

/** Addresses of ours, in lower case. */
export const ownAddresses = ({ mailboxes }: BrandIdentity): string[] =>
  [...Object.values(mailboxes), env().MAIL_FROM?.address ?? '']
    .filter(Boolean)
    .map((one) => one.toLowerCase());

async function processOnce(
  receiving: Receiving & { brand: BrandIdentity },
  raw: Buffer,
  envelope: readonly string[],
  onRead: () => Promise<void>,
): Promise<Processed> {
  const { pool, server, brand } = receiving;
  const mail = await readMail(raw, server, ownAddresses(brand));
  const links: FoundLink[] = [];
  const safe = mail.damage === null ? withoutLinks(raw, links) : raw;
  await onRead();
  const { rows } = await pool.query<{ outcome: 'known' | 'own' | null }>(KNOWN, [
    mail.fingerprint,
    mail.messageId,
  ]);
  if (rows[0]?.outcome) return rows[0].outcome;
  const files = await prepareFiles(mail.files);
  const stored = await storeRaw(safe);
  const drop = async () => {
    await removePrivateFile(INCOMING_FILES.kind, stored);
    await dropFiles(files);
  };
  const arrived = { mail, raw: stored, bytes: raw.length, files, links, envelope };
  const outcome = await withTransaction((tx) => store(tx, receiving, arrived), pool);
  if (outcome === 'known') await drop();
  else if (outcome !== 'filed') await dropFiles(files);
  return outcome;
}

const ENOUGH = { points: 2, windowSeconds: 7 * 24 * HOUR_SECONDS };
/** Of one email: beginnings that had no end, which stopped the process, and failures that are its own. */
const BEGUN = limiter({ name: 'mail-begun', ...ENOUGH });
const FAILED = limiter({ name: 'mail-failed', ...ENOUGH });

const PROGRAM_ERRORS = [DatabaseError, TypeError, RangeError];

/** Once it is read, the database, the disk or the bucket may be away, which says nothing about it. */
const isItsOwn = (error: unknown, isRead: boolean) =>
  !isDatabaseUnavailable(error) && (!isRead || PROGRAM_ERRORS.some((kind) => error instanceof kind));

async function setAside({ pool }: Receiving, raw: Buffer, mark: string): Promise<Processed> {
  const stored = await storeRaw(raw);
  const row = [`${UNREADABLE}${mark}`, '', null, null, 'An email that could not be read', '', stored];
  const isNew = await withTransaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(INSERT, [...row, raw.length, 'unknown']);
    if (rows[0]) await settleIncoming(tx, rows[0].id, { state: 'waiting', reason: SET_ASIDE, record: null });
    return rows.length > 0;
  }, pool);
  if (!isNew) await removePrivateFile(INCOMING_FILES.kind, stored);
  return isNew ? 'waiting' : 'known';
}

/**
 * Processes one incoming email. When it resolves, the email and everything that follows from it are committed; until
 * then whoever delivers it must keep it. The same email again is `known` and changes nothing. It is marked before it is
 * read: one that has failed twice, or stopped the process, is kept as it came, for a person.
 * @param envelope to whom it was delivered, beyond what it says itself
 * @throws database errors, system errors: try again later
 */
export async function processMail(
  receiving: Receiving,
  raw: Buffer,
  envelope: readonly string[],
): Promise<Processed> {
  const mark = createHash('sha256').update(raw).digest('hex');
  const brand = await readBrandIdentity();
  const [begun, failed] = [await BEGUN.consume(mark), await FAILED.peek(mark)];
  if (!begun.allowed || !failed.allowed) return setAside(receiving, raw, mark);
  let isRead = false;
  const onRead = () => {
    isRead = true;
    return BEGUN.reset(mark);
  };
  try {
    return await processOnce({ ...receiving, brand }, raw, envelope, onRead);
  } catch (error) {
    await (isItsOwn(error, isRead) ? FAILED.consume(mark) : BEGUN.reset(mark)).catch(() => undefined);
    throw error;
  }
}
