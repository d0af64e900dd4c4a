import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type LoadResult = { requests: number; p99: number; failures: number };

export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function latency(text: string): number {
  const [, value, unit] = /^\s*99%\s+([\d.]+)(us|ms|s|m)$/m.exec(text) ?? [];
  return Number(value) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
}

/**
 * One thread of wrk, so that a core is left for the server.
 * @returns requests per second, the 99th percentile of the latency in ms, and the number of responses that were not
 * 2xx or 3xx or broke off
 * @throws Error when wrk prints anything unexpected
 */
export async function loadWithWrk(
  url: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...said, url];
  const { stdout } = await run('wrk', args);
  const requests = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1]);
  const p99 = latency(stdout);
  if (!Number.isFinite(requests + p99)) throw new Error(`wrk said:\n${stdout}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return { requests, p99, failures: refused + broken.reduce((sum, count) => sum + Number(count), 0) };
}
