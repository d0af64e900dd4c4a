import type { Pool } from 'pg';
import { isDatabaseUnavailable } from '@/db/database-errors';
import { type FoundLink, maskLinks } from '@/db/mask-links';
import { createPrivateFile, removePrivateFile } from '@/db/private-files';
import type { PrivateFiles } from '@/db/sweep-private-files';
import { type Transaction, withTransaction } from '@/db/transaction';
import { EndpointError } from '@/server/endpoint-errors';
import type { MailInbox } from '@/server/mail-inbox';
import type { BrandIdentity } from '@/shared/brand-identity';
import { TransitionError } from '@/shared/state-machine';
import { type Aside, type Filed, fileMail } from './file-mail';
import { dropFiles, type MailFiles, prepareFiles, storeFiles } from './mail-files';
import { withoutLinks } from './parse-mail';
import { type Invitations, processReport, type Readers, type Reported } from './process-report';
import { type IncomingMail, readMail } from './read-mail';

export const INCOMING_FILES: PrivateFiles = {
  kind: 'incoming',
  claimed: 'select raw as id from incoming_mails where raw = any($1)',
};

export type Receiving = {
  pool: Pool;
  inboxes: readonly MailInbox[];
  readBrand: () => Promise<BrandIdentity>;
  readers: Readers;
  invitations: Invitations;
  /** The server whose Authentication-Results are trusted. */
  server: string | undefined;
};

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

export async function settle(
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
  const outcome = await orWait(tx, async () =>
    mail.report
      ? processReport(tx, mail.report, context)
      : fileMail(tx, { ...context, mail, text }, [...envelope, ...mail.recipients]),
  );
  await settle(tx, id, outcome);
  for (const { purpose, value } of links)
    if (purpose === 'staff-invitation') await context.invitations.cameBack(tx, value);
  if (outcome.state === 'filed') await storeFiles(tx, outcome, files);
  return outcome.state;
}

/**
 * Processes one incoming email. When it resolves, the email and everything that follows from it are committed; until
 * then whoever delivers it must keep it. The same email again is `known` and changes nothing.
 * @param envelope to whom it was delivered, beyond what it says itself
 * @throws database errors, system errors: try again later
 */
export async function processMail(
  receiving: Receiving,
  raw: Buffer,
  envelope: readonly string[],
): Promise<Processed> {
  const { pool, server, readBrand } = receiving;
  const mail = await readMail(raw, server);
  const { rows } = await pool.query<{ outcome: 'known' | 'own' | null }>(KNOWN, [
    mail.fingerprint,
    mail.messageId,
  ]);
  if (rows[0]?.outcome) return rows[0].outcome;
  const brand = await readBrand();
  const links: FoundLink[] = [];
  const safe = mail.damage === null ? withoutLinks(raw, links) : raw;
  const [stored, files] = [await storeRaw(safe), await prepareFiles(mail.files)];
  const drop = async () => {
    await removePrivateFile(INCOMING_FILES.kind, stored);
    await dropFiles(files);
  };
  const arrived = { mail, raw: stored, bytes: raw.length, files, links, envelope };
  const outcome = await withTransaction((tx) => store(tx, { ...receiving, brand }, arrived), pool);
  if (outcome === 'known') await drop();
  else if (outcome !== 'filed') await dropFiles(files);
  return outcome;
}
