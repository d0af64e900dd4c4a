import autocannon, { type Options } from 'autocannon';
import { median } from './figures';

export type Figure = { requests: number; p99: number };
export type Load = { name: string; options: Options };

const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 6;

/**
 * autocannon makes a text of every body, even a compressed one, though nobody reads it: with 10 KB it then asks 600 times
 * a second where it can ask 8,000, and measures itself.
 */
const readNoBodies: Options['setupClient'] = (client) => {
  Object.assign(Reflect.get(client, 'pipelinedRequests'), { addBody: () => undefined });
};

/** Presses one address from 50 connections. @throws Error when anything but 2xx comes back */
async function press({ name, options }: Load, seconds = SECONDS): Promise<Figure> {
  const result = await autocannon({
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: readNoBodies,
    ...options,
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0)
    throw new Error(
      `${name}: ${non2xx} answers were no 2xx, ${errors} calls failed, ${timeouts} took too long`,
    );
  return { requests: result.requests.average, p99: result.latency.p99 };
}

/** Each in turn, round after round, so that whatever else the machine does falls on all alike: the median of the rounds. */
export async function pressInTurn(
  loads: Load[],
  report: (line: string) => void,
): Promise<Map<string, Figure>> {
  const all = new Map<string, Figure[]>(loads.map(({ name }) => [name, []]));
  for (const load of loads) await press(load, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const load of loads) {
      const figure = await press(load);
      all.get(load.name)?.push(figure);
      report(`${round}/${ROUNDS} ${load.name}: ${Math.round(figure.requests)}/s, p99 ${figure.p99} ms`);
    }
  }
  const middle = (figures: Figure[]): Figure => ({
    requests: median(figures.map(({ requests }) => requests)),
    p99: median(figures.map(({ p99 }) => p99)),
  });
  return new Map([...all].map(([name, figures]) => [name, middle(figures)]));
}
