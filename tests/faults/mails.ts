import { expect } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { query } from '../support/api';
import type { Smtp } from '../support/smtp-fake';

/** The queue waits longer after each failure; this schedules its next attempts for now. */
const HURRY = `update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`;
const WAITING = `select count(*)::int as n from mails where state = 'waiting'`;

/** The emails that a mail server received over the whole life of a site. */
export function mailLog(smtp: Smtp) {
  const received = new Map<string, number>();
  const collect = () => {
    for (const { raw } of smtp.mails.splice(0)) {
      const id = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '';
      received.set(id, (received.get(id) ?? 0) + 1);
    }
  };
  return {
    /** Records what arrived and frees the rest: emails are large. */
    collect,
    /** Every email of every submission was sent and received, none given up. @returns how many came more than once */
    expectAll: async (site: { databaseUrl: string }, patienceMs = 90_000): Promise<number> => {
      const isQuiet = async () => {
        await query(site, HURRY);
        return (await query<{ n: number }>(site, WAITING))[0]?.n === 0;
      };
      await waitUntil(patienceMs, isQuiet, 500);
      const rows = await query<{ state: string; id: string }>(
        site,
        'select state::text, message_id as id from mails',
      );
      // After the rows: an email sent in between would look lost.
      collect();
      expect(rows.filter(({ state, id }) => state !== 'sent' || !received.has(id))).toEqual([]);
      return [...received.values()].filter((times) => times > 1).length;
    },
  };
}
