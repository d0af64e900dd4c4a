import { MAIL_IS_REFUSED } from '@/db/mail-refusals';
import { requestPool } from '@/db/pool';
import { WORKER_IS_SEEN } from '@/db/worker-presence';
import { env } from '@/env';
import type { MailTrouble } from '@/shared/mail-trouble';

type Found = {
  isWorkerSeen: boolean;
  isRefused: boolean;
  waiting: number;
  seconds: number | null;
  problem: string | null;
};

const LOOK = `select ${WORKER_IS_SEEN} as "isWorkerSeen", ${MAIL_IS_REFUSED} as "isRefused", waiting.*
  from (select count(*)::int as waiting,
      extract(epoch from now() - min(created_at) filter (where last_error is not null))::int as seconds,
      (array_agg(last_error order by updated_at desc) filter (where last_error is not null))[1] as problem
    from mails where state = 'waiting') as waiting`;

/** @returns null while emails leave */
export async function readMailTrouble(): Promise<MailTrouble | null> {
  if (!env().SMTP_URL) return { kind: 'off' };
  const [found] = (await requestPool().query<Found>(LOOK)).rows;
  if (!found) return null;
  const { isWorkerSeen, isRefused, waiting, seconds, problem } = found;
  if (!isWorkerSeen && waiting > 0) return { kind: 'stopped', waiting };
  if (!isRefused || seconds === null || problem === null) return null;
  return { kind: 'failing', waiting, seconds, problem };
}
