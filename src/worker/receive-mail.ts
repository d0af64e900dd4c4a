import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { stopClock } from '@/core/db/transition';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { env, takesMail } from '@/env';
import { followMailbox } from '@/features/mail/server/incoming/imap';
import { listenForMail, type Receive } from '@/features/mail/server/incoming/lmtp';
import { processMail } from '@/features/mail/server/incoming/process-mail';
import type { OnLeft } from '@/features/mail/server/outbox';
import { loadInboxes, loadReturnedMail } from '@/features.server';
import { describeError } from '@/kit/shared/describe-error';

const RETRY_MS = 10_000;

/** The mailboxes whose emails come back to us; none without a way in. */
export async function ownMailboxes(): Promise<readonly string[]> {
  if (!takesMail()) return [];
  const { mailboxes } = await readBrandIdentity();
  return (await loadInboxes()).map(({ mailbox }) => mailboxes[mailbox].toLowerCase());
}

/** Where the record of an email is answered. */
export const inboxOf = async (collection: string | null) =>
  (await loadInboxes()).find(({ desk }) => desk.machine.subject === collection);

/** The sender of a record has been answered. */
export const onLeft: OnLeft = async (tx, { collection, recordId }) => {
  const inbox = await inboxOf(collection);
  if (inbox) await stopClock(tx, inbox.desk.machine, Number(recordId));
};

async function listen(receive: Receive, signal: AbortSignal): Promise<void> {
  const { LMTP_PORT: at } = env();
  while (at && !signal.aborted) {
    try {
      const close = await listenForMail(at, receive);
      signal.addEventListener('abort', () => void close(), { once: true });
      return;
    } catch (error) {
      console.error(`worker: port ${at.port} for incoming mail is not open: ${describeError(error)}`);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Receives emails by LMTP and IMAP, as far as they are set up, until the signal. */
export function receiveMail(pool: Pool, signal: AbortSignal): void {
  const { IMAP_URL: accounts = [], IMAP_TOKEN_FILE: tokenFile, MAIL_AUTHSERV_ID: server } = env();
  const receive: Receive = async (raw, envelope) =>
    processMail({ ...(await loadReturnedMail()), pool, server }, raw, envelope);
  void listen(receive, signal);
  for (const account of accounts) void followMailbox(account, { pool, receive, tokenFile, signal });
}
