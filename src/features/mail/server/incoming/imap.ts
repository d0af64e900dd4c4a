import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import type { Pool } from 'pg';
import type { ImapAccount } from '@/core/shared/mail-receivers';
import { describeError } from '@/kit/shared/describe-error';
import type { Receive } from './lmtp';
import { headOf, LARGEST_MAIL } from './parse-mail';

/** How far a mailbox was read. */
type Position = { validity: string; uid: number; since: Date };

const READ = 'select validity, uid::int as uid, since from site.imap_positions where account = $1';
const BEGIN = `insert into site.imap_positions (account, validity, uid) values ($1, $2, $3)
  on conflict (account) do nothing`;
const MOVE = 'update site.imap_positions set validity = $2, uid = $3 where account = $1';

/**
 * What was in the mailbox before it was read for the first time stays there: nobody waits for an answer to it from us.
 * @param newest the highest UID at present
 */
async function readPosition(
  pool: Pool,
  account: string,
  { validity, newest }: { validity: string; newest: number },
): Promise<Position> {
  await pool.query(BEGIN, [account, validity, newest]);
  const { rows } = await pool.query<Position>(READ, [account]);
  if (!rows[0]) throw new Error('The position in a mailbox was not stored');
  return rows[0];
}

const movePosition = (pool: Pool, account: string, validity: string, uid: number): Promise<unknown> =>
  pool.query(MOVE, [account, validity, uid]);

const SECOND = 1000;
/** Servers that do not report new emails are asked this often; a report comes at once. */
const LOOK_MS = 60 * SECOND;
const PAUSES_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND);

type Reading = {
  pool: Pool;
  receive: Receive;
  /** A file with an access token, for accounts without a password: something else renews it. */
  tokenFile: string | undefined;
  signal: AbortSignal;
};

const isHere = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

async function connect(account: ImapAccount, tokenFile: string | undefined): Promise<ImapFlow> {
  const { host, port, isSecure, user, password } = account;
  const token = tokenFile && !password ? (await readFile(tokenFile, 'utf8')).trim() : undefined;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password never crosses a network in the clear.
    ...(isSecure || isHere(host) ? {} : { doSTARTTLS: true }),
    auth: token ? { user, accessToken: token } : { user, pass: password },
    logger: false,
    socketTimeout: 5 * LOOK_MS,
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    maxIdleTime: 4 * LOOK_MS,
  });
  // The command that runs then fails too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

type Open = { client: ImapFlow; name: string; account: ImapAccount; reading: Reading };

async function* newMessages({ client }: Open, range: string | { since: Date }) {
  const found: { uid: number; size: number }[] = [];
  for await (const { uid, size } of client.fetch(range, { uid: true, size: true }, { uid: true }))
    found.push({ uid, size: size ?? 0 });
  yield* found.sort((one, other) => one.uid - other.uid);
}

/** Processes what is new. An email is marked as read only when it is committed. */
async function takeNew(open: Open): Promise<void> {
  const { client, name, account, reading } = open;
  const { mailbox } = client;
  if (!mailbox) throw new Error('The mailbox was closed');
  const validity = String(mailbox.uidValidity);
  const before = await readPosition(reading.pool, name, { validity, newest: mailbox.uidNext - 1 });
  const isSame = before.validity === validity;
  // With another validity all UIDs are new: what is known already is recognized by its content.
  const range = isSame ? `${before.uid + 1}:*` : { since: before.since };
  for await (const { uid, size } of newMessages(open, range)) {
    if (reading.signal.aborted) return;
    // `n:*` also names the last one when there is none after it.
    if (isSame && uid <= before.uid) continue;
    const part = size > LARGEST_MAIL ? { headers: true } : { source: true };
    const message = await client.fetchOne(String(uid), part, { uid: true });
    const raw = message && (message.source ?? tooLarge(message.headers));
    if (raw) await reading.receive(raw, [account.user.toLowerCase()]);
    await movePosition(reading.pool, name, validity, uid);
    if (raw) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  }
}

const TOO_LARGE = 'This email is larger than 30 MB: it is only in the mailbox.\r\n';

/** Its header, with a content that says where the other is. */
const tooLarge = (header: Buffer | undefined) =>
  header && Buffer.concat([headOf(header), Buffer.from(TOO_LARGE)]);

const nextEmail = (client: ImapFlow, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const event of ['exists', 'close'] as const) client.off(event, done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, LOOK_MS);
    for (const event of ['exists', 'close'] as const) client.on(event, done);
    signal.addEventListener('abort', done, { once: true });
  });

async function readAccount(account: ImapAccount, reading: Reading, onWork: () => void): Promise<void> {
  const client = await connect(account, reading.tokenFile);
  try {
    await client.mailboxOpen(account.folder);
    const name = `${account.user}@${account.host}/${account.folder}`;
    while (!reading.signal.aborted && client.usable) {
      // Before looking: an email that arrives meanwhile is not missed.
      const next = nextEmail(client, reading.signal);
      await takeNew({ client, name, account, reading });
      onWork();
      await next;
    }
  } finally {
    client.close();
  }
}

/** Reads a mailbox until the signal: after each failure again, with longer pauses. */
export async function followMailbox(account: ImapAccount, reading: Reading): Promise<void> {
  for (let failures = 0; !reading.signal.aborted; ) {
    try {
      await readAccount(account, reading, () => {
        failures = 0;
      });
    } catch (error) {
      console.error(`worker: the mailbox at ${account.host} cannot be read: ${describeError(error)}`);
    }
    const ms = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    await pause(ms, undefined, { signal: reading.signal }).catch(() => undefined);
  }
}
