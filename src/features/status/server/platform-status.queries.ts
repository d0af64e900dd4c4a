import { MAIL_IS_REFUSED } from '@/core/db/mail-refusals';
import { IS_OVERDUE, WORKER_IS_SEEN } from '@/core/db/worker-presence';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { withDeadline } from '@/kit/server/public-endpoint';
import type { PlatformStatus } from '../contract';
import type { StatusWords } from '../contract.texts';
import { evaluateStatus, type StatusFigures } from './evaluate-status';

/** A page that reports the site's state must not wait for it. */
const PATIENCE_MS = 3000;

/** Fast whatever the size of the outbox: each part reads an index, or the fifty emails handled last. */
const LOOK = `select
  current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as "isReadOnly",
  ${WORKER_IS_SEEN} as "isWorkerSeen",
  (select count(*)::int from mails where state = 'waiting') as waiting,
  (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-mail' and ${IS_OVERDUE}) as overdue,
  (select count(*)::int from mails where state = 'failed' and auto_reply is not true
     and updated_at > now() - interval '1 day') as failed,
  ${MAIL_IS_REFUSED} as "isRefused"`;

async function look(): Promise<StatusFigures | null> {
  const begun = performance.now();
  try {
    const { rows } = await withDeadline(
      requestPool().query<Omit<StatusFigures, 'answeredInMs'>>(LOOK),
      PATIENCE_MS,
    );
    return rows[0] ? { ...rows[0], answeredInMs: Math.round(performance.now() - begun) } : null;
  } catch {
    // Any error is itself the finding.
    return null;
  }
}

/** The platform's current state; never throws. */
export async function getPlatformStatus(words: StatusWords): Promise<PlatformStatus> {
  const found = await look();
  const parts = evaluateStatus(words, found, Boolean(env().SMTP_URL));
  return {
    checkedAt: new Date().toISOString(),
    isWell: !parts.some(({ state }) => state === 'delayed' || state === 'down'),
    parts,
  };
}
