import { Agent, request } from 'node:http';
import { sleep } from '../../scripts/lib/wait';
import { ticket } from '../support/api';
import type { Site } from '../support/site';
import { visitorOf } from './networks';

export type Timed = { status: number; ms: number };

async function timed(work: () => Promise<Response>): Promise<Timed> {
  const began = performance.now();
  const status = await work().then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - began };
}

const post = (site: Site, path: string, body: object, headers: Record<string, string>) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
    signal: AbortSignal.timeout(10_000),
  });

let visitors = 0;

/** One person sends one ticket. */
export async function sendTicket(site: Site): Promise<Timed & { email: string }> {
  visitors += 1;
  const body = ticket();
  const from = { 'X-Forwarded-For': visitorOf(visitors) };
  return { ...(await timed(() => post(site, '/api/support', body, from))), email: body.email };
}

/** Staff sign in with the right password. @param from the network */
export const signInFrom = (site: Site, from: string): Promise<Timed> =>
  timed(() => post(site, '/api/auth/login', site.admin, { 'X-Forwarded-For': from }));

/** Staff who are signed in prove it with their password. */
export const confirmFrom = (site: Site, from: string, session: string): Promise<Timed> => {
  const headers = { 'X-Forwarded-For': from, Cookie: session };
  const proof = { action: 'delete', password: site.admin.password };
  return timed(() => post(site, '/api/auth/reauthentication', proof, headers));
};

/** As many connections as the load bench has. With ten, the thread that reads set the rate, and not the site. */
const READERS = 50;

/** Visitors read a page that is in the cache, each as often as it can. @returns pages a second */
export async function pagesPerSecond(site: Site, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const end = performance.now() + ms;
  let pages = 0;
  const readOne = () =>
    new Promise<void>((resolve) => {
      const headers = { 'X-Forwarded-For': visitorOf(pages), 'Accept-Encoding': 'gzip' };
      const req = request(`${site.url}/`, { agent, headers }, (res) => {
        res.resume();
        if (res.statusCode === 200) pages += 1;
      });
      req.on('error', () => {});
      req.once('close', resolve);
      req.end();
    });
  const reader = async () => {
    while (performance.now() < end) await readOne();
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  agent.destroy();
  return pages / (ms / 1000);
}

/** Does it again and again until `ms` are over. */
export async function every<T>(interval: number, ms: number, work: () => Promise<T>): Promise<T[]> {
  const all: Promise<T>[] = [];
  const began = performance.now();
  for (let nth = 0; nth * interval < ms; nth += 1) {
    await sleep(began + nth * interval - performance.now());
    all.push(work());
  }
  return Promise.all(all);
}
