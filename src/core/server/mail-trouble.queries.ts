import { MAIL_IS_REFUSED, REFUSED_PROBLEM, REFUSED_SECONDS } from '@/core/db/mail-refusals';
import { WORKER_IS_SEEN } from '@/core/db/worker-presence';
import { HELD_MAIL } from '@/core/shared/mail-text';
import type { MailTrouble } from '@/core/shared/mail-trouble';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';

type Found = {
  isWorkerSeen: boolean;
  isRefused: boolean;
  waiting: number;
  seconds: number | null;
  problem: string | null;
};

const LOOK = `select ${WORKER_IS_SEEN} as "isWorkerSeen", ${MAIL_IS_REFUSED} as "isRefused",
  (select count(*)::int from mails where state = 'waiting') as waiting,
  ${REFUSED_SECONDS} as seconds, ${REFUSED_PROBLEM} as problem`;

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
