import { MAIL_IS_REFUSED } from '@/db/mail-refusals';
import { requestPool } from '@/db/pool';
import { WORKER_IS_SEEN } from '@/db/worker-presence';
import { env } from '@/env';
import { HELD_MAIL } from '@/shared/mail-text';
import type { MailTrouble } from '@/shared/mail-trouble';

type Found = {
  isWorkerSeen: boolean;
  isRefused: boolean;
  waiting: number;
  seconds: number | null;
  problem: string | null;
};

/** What waits because an attempt failed, or was not made. */
const HELD = `mails where state = 'waiting' and last_error is not null`;

const LOOK = `select ${WORKER_IS_SEEN} as "isWorkerSeen", ${MAIL_IS_REFUSED} as "isRefused",
  (select count(*)::int from mails where state = 'waiting') as waiting,
  (select extract(epoch from now() - min(created_at))::int from ${HELD}) as seconds,
  (select last_error from ${HELD} order by updated_at desc limit 1) as problem`;

/** @returns null while emails leave */
export async function readMailTrouble(): Promise<MailTrouble | null> {
  if (!env().SMTP_URL) return { kind: 'off' };
  const [found] = (await requestPool().query<Found>(LOOK)).rows;
  if (!found) return null;
  const { isWorkerSeen, isRefused, waiting, seconds, problem } = found;
  if (!isWorkerSeen && waiting > 0) return { kind: 'stopped', waiting };
  if (problem === HELD_MAIL) return { kind: 'held', waiting };
  if (!isRefused || seconds === null || problem === null) return null;
  return { kind: 'failing', waiting, seconds, problem };
}
