import { createHash, randomUUID } from 'node:crypto';
import { sleep } from '../../scripts/lib/wait';
import { application, someone, ticket } from '../support/api';
import { picture, quoteForm } from '../support/quotes';

export type Table = 'support_tickets' | 'waitlist' | 'newsletter' | 'quotes';

/** What one person sends through one form, as often as necessary. */
export type Submission = {
  table: Table;
  path: string;
  key: string;
  headers: Record<string, string>;
  body: () => BodyInit;
  /** Hash of its file. */
  sha256?: string;
};

const asJson = (table: Table, path: string, body: object): Submission => ({
  table,
  path,
  key: randomUUID(),
  headers: { 'Content-Type': 'application/json' },
  body: () => JSON.stringify(body),
});

/** Delay between the two halves of a file, so that a fault finds some half-written on disk. */
const BETWEEN_HALVES_MS = 150;

const inHalves = (whole: Uint8Array) =>
  new ReadableStream({
    async start(controller) {
      const middle = Math.floor(whole.length / 2);
      controller.enqueue(whole.subarray(0, middle));
      await sleep(BETWEEN_HALVES_MS);
      controller.enqueue(whole.subarray(middle));
      controller.close();
    },
  });

let design: Promise<Buffer> | undefined;

async function quote(): Promise<Submission> {
  design ??= picture('png', 100, 80, true);
  // Bytes after a picture's end are allowed: they make each file unique.
  const bytes = Buffer.concat([await design, Buffer.from(randomUUID())]);
  const form = quoteForm({ email: someone() }, { name: 'crest.png', bytes });
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form });
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '', Accept: 'application/json' };
  const whole = new Uint8Array(await request.arrayBuffer());
  return {
    table: 'quotes',
    path: '/merch/quote',
    key: randomUUID(),
    headers,
    body: () => inHalves(whole),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

const KINDS: (() => Submission | Promise<Submission>)[] = [
  () => asJson('support_tickets', '/api/support', ticket()),
  () => asJson('waitlist', '/api/waitlist', application()),
  () => asJson('support_tickets', '/api/support', ticket()),
  quote,
  () => asJson('newsletter', '/api/newsletter', { email: someone() }),
];

let count = 0;

/** Alternates forms, and gives each submission its own network: the sites trust 127.0.0.1 as a proxy. */
export async function nextSubmission(): Promise<Submission> {
  count += 1;
  const make = KINDS[count % KINDS.length] as (typeof KINDS)[number];
  const submission = await make();
  submission.headers['X-Forwarded-For'] = `198.18.${(count >> 8) % 256}.${count % 256}`;
  submission.headers['Idempotency-Key'] = submission.key;
  return submission;
}
