import type { DrawFacts } from '../../protocol/facts';

/** The site sent no file. */
export class BundleError extends Error {
  constructor(readonly status: number) {
    super(`The site answered ${status}`);
  }
}

async function open(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store', credentials: 'same-origin', signal });
  if (!answer.ok) throw new BundleError(answer.status);
  return answer;
}

/** Not validated here: the check itself reports what is wrong with it. */
export const readFacts = async (address: string, signal: AbortSignal): Promise<DrawFacts> =>
  (await open(address, signal)).json();

/** The list as it arrives: some 70 MB for a million tickets, never in memory as a whole. */
export async function* fetchLeaves(address: string, signal: AbortSignal): AsyncGenerator<string, void> {
  const { body } = await open(address, signal);
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // Nothing reads any further, so the connection can stop.
    void reader.cancel().catch(() => undefined);
  }
}
