import type { Payload } from 'payload';
import { getPayloadClient } from '@/core/server/payload';
import { allowLongStatements } from '@/kit/cms/database';
import { demoApplications, demoSubscribers, demoTickets, SAMPLE } from './seed/demo.seed';

/** `npm run seed:demo`: fills the back office with samples. Refused if real people have written. */
const COUNT = `
  SELECT count(*) FILTER (WHERE reference LIKE $1)::int AS samples,
    count(*) FILTER (WHERE reference IS NULL OR reference NOT LIKE $1)::int AS real
  FROM (SELECT reference FROM waitlist UNION ALL SELECT reference FROM support_tickets
    UNION ALL SELECT reference FROM newsletter) AS submissions`;

async function count(payload: Payload): Promise<{ samples: number; real: number }> {
  const { rows } = await payload.db.pool.query<{ samples: number; real: number }>(COUNT, [`${SAMPLE}%`]);
  return rows[0] ?? { samples: 0, real: 0 };
}

async function insertSamples(payload: Payload): Promise<number> {
  const { prefix } = await payload.findGlobal({ slug: 'brand', overrideAccess: true });
  const tickets = demoTickets(prefix);
  for (const data of demoApplications) {
    await payload.create({ collection: 'waitlist', data, overrideAccess: true });
  }
  for (const data of tickets) {
    await payload.create({ collection: 'support-tickets', data, overrideAccess: true });
  }
  for (const data of demoSubscribers) {
    await payload.create({ collection: 'newsletter', data, overrideAccess: true });
  }
  for (const { subject, email, ticketId, createdAt } of tickets) {
    const text = `We received your request ${ticketId} and will answer within 24 hours.`;
    await payload.create({
      collection: 'mails',
      data: { kind: 'sample', to: email, subject: `Re: ${subject}`, text, state: 'kept', createdAt },
      overrideAccess: true,
    });
  }
  return demoApplications.length + tickets.length + demoSubscribers.length;
}

async function run(): Promise<string> {
  allowLongStatements();
  const payload = await getPayloadClient();
  const { samples, real } = await count(payload);
  if (real > 0) {
    throw new Error(
      'There are real submissions here: samples would only be in the way, so nothing was changed.',
    );
  }
  if (samples > 0) return 'The samples are here already. Nothing was changed.';
  return `The back office now holds ${await insertSamples(payload)} samples, each marked by a reference that begins with "${SAMPLE}".`;
}

run().then(
  (answer) => process.stdout.write(`${answer}\n`, () => process.exit(0)),
  (error: Error) => process.stderr.write(`${error.message.split('\n')[0]}\n`, () => process.exit(1)),
);
