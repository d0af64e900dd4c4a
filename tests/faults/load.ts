import { sleep, waitUntil } from '../../scripts/lib/wait';
import { nextSubmission, type Submission } from './submissions';

/** One entry of the log: what was sent, each status received (0 = no response), and what was acknowledged. */
export type Entry = { submission: Submission; statuses: number[]; acknowledged?: string };

export type Volley = { begun: () => Promise<boolean>; done: Promise<void> };

/** A browser gives up after ten seconds. */
const PATIENCE_MS = 10_000;
/** People, and our form, retry; a person for whom it does not work within this time counts as lost. */
const STUBBORN_MS = 120_000;
const AGAIN_MS = 100;
const CLIENTS = 6;
const BETWEEN_MS = 300;
/** Responses that a fault may cause: none, or a refusal. Any other ends the submission. */
const PASSING = [0, 503];

/** One request. @returns its status, and the text of an acknowledgement */
export async function sendSubmission(
  url: string,
  { path, headers, body }: Submission,
): Promise<[number, string?]> {
  try {
    const init = { method: 'POST', headers, body: body(), duplex: 'half', redirect: 'manual' } as RequestInit;
    const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    return answer.status === 201 ? [201, text] : [answer.status];
  } catch {
    return [0];
  }
}

/**
 * Mixed submissions from six parallel senders, endlessly, each retried with one key until it is acknowledged.
 * @param urls targets, in turn
 */
export function startLoad(urls: () => string[]) {
  const log: Entry[] = [];
  const under: Promise<void>[] = [];
  let isOver = false;
  let turn = 0;

  const attempt = async (entry: Entry) => {
    const all = urls();
    turn += 1;
    const [status, text] = await sendSubmission(all[turn % all.length] ?? '', entry.submission);
    entry.statuses.push(status);
    entry.acknowledged ??= text;
    return PASSING.includes(status);
  };
  const submit = async (entry: Entry) => {
    const end = Date.now() + STUBBORN_MS;
    while ((await attempt(entry)) && Date.now() < end) await sleep(AGAIN_MS);
  };
  const newEntry = async () => {
    const entry: Entry = { submission: await nextSubmission(), statuses: [] };
    log.push(entry);
    return entry;
  };
  const client = async () => {
    while (!isOver) {
      await submit(await newEntry());
      await sleep(BETWEEN_MS);
    }
  };
  for (let one = 0; one < CLIENTS; one += 1) under.push(client());

  return {
    log,
    /**
     * This many in parallel. `begun` waits until some of them were acknowledged, while most are pending; `done`
     * resolves when all were.
     */
    volley: async (size: number): Promise<Volley> => {
      const entries = await Promise.all(Array.from({ length: size }, newEntry));
      const done = Promise.all(entries.map(submit)).then(() => undefined);
      under.push(done);
      const some = () => entries.filter(({ acknowledged }) => acknowledged).length >= size / 8;
      return { begun: () => waitUntil(30_000, some, 1), done };
    },
    /** Starts nothing new, and waits for pending submissions. */
    stop: async () => {
      isOver = true;
      await Promise.all(under);
    },
  };
}
