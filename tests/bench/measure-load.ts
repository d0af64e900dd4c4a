import autocannon, { type Options } from 'autocannon';
import { median } from './figures';
import { hasWrk, type LoadResult, loadWithWrk } from './wrk';

export type Figure = { requests: number; p99: number };

/** Without a body, a GET that accepts gzip; with one, a POST of JSON, with a new body for each request. */
export type Load = { name: string; url: string; body?: () => string };

const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 6;
const GZIP = { 'accept-encoding': 'gzip' };

/**
 * autocannon decodes every body to text, even a compressed one that nobody reads: with 10 KB it then sends 600
 * requests a second instead of 8,000, and measures itself.
 */
const readNoBodies: Options['setupClient'] = (client) => {
  Object.assign(Reflect.get(client, 'pipelinedRequests'), { addBody: () => undefined });
};

const optionsOf = ({ url, body }: Load): Options => {
  if (!body) return { url, headers: GZIP };
  const headers = { 'content-type': 'application/json' };
  const requests = [{ setupRequest: (request: object) => ({ ...request, body: body() }) }];
  return { url, method: 'POST', headers, requests };
};

async function loadWithAutocannon(load: Load, seconds: number): Promise<LoadResult> {
  const result = await autocannon({
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: readNoBodies,
    ...optionsOf(load),
  });
  const { non2xx, errors, timeouts, requests, latency } = result;
  return { requests: requests.average, p99: latency.p99, failures: non2xx + errors + timeouts };
}

const withWrk = hasWrk();

/** The load generator, for readers of the figures. */
export const GENERATOR = withWrk ? 'wrk for pages and lists, autocannon for forms' : 'autocannon';

/**
 * Loads one address from 50 connections. A page of 50 KB costs autocannon more than the server, so that it measures
 * itself: where wrk exists, it reads pages.
 *
 * @throws Error on any unexpected response
 */
async function measureLoad(load: Load, seconds = SECONDS): Promise<Figure> {
  const { requests, p99, failures } =
    withWrk && !load.body
      ? await loadWithWrk(load.url, GZIP, { connections: CONNECTIONS, seconds })
      : await loadWithAutocannon(load, seconds);
  if (failures > 0) throw new Error(`${load.name}: ${failures} requests failed or got an error response`);
  return { requests, p99 };
}

/** Each in turn, round after round, so that other load on the machine affects all alike: the median of the rounds. */
export async function measureInTurn(
  loads: Load[],
  report: (line: string) => void,
): Promise<Map<string, Figure>> {
  const all = new Map<string, Figure[]>(loads.map(({ name }) => [name, []]));
  for (const load of loads) await measureLoad(load, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const load of loads) {
      const figure = await measureLoad(load);
      all.get(load.name)?.push(figure);
      report(
        `${round}/${ROUNDS} ${load.name}: ${Math.round(figure.requests)}/s, p99 ${figure.p99.toFixed(0)} ms`,
      );
    }
  }
  const middle = (figures: Figure[]): Figure => ({
    requests: median(figures.map(({ requests }) => requests)),
    p99: median(figures.map(({ p99 }) => p99)),
  });
  return new Map([...all].map(([name, figures]) => [name, middle(figures)]));
}
