import { send, signIn } from '../support/api';
import {
  addDraw,
  commitment,
  controlOf,
  letRoundComeOut,
  listsDone,
  postTransition,
  relayAnswer,
  untilControl,
  uploadList,
} from '../support/draws';
import { type Site, startSite } from '../support/site';
import type { Bench } from './bench-type';
import { memoryOf, percentile } from './figures';

const ENTRIES = 1_000_000;
const LOOK_UPS = 200;
const TEN_MINUTES = 600_000;

type Step = { name: string; seconds: number; web: number; worker: number };

/** Runs a task and watches the memory of both processes meanwhile. */
async function timed(site: Site, name: string, work: () => Promise<unknown>): Promise<Step> {
  let [web, worker] = [0, 0];
  const watch = setInterval(() => {
    web = Math.max(web, memoryOf(site.webPid()));
    worker = Math.max(worker, memoryOf(site.workerPid()));
  }, 100);
  const start = performance.now();
  await work();
  clearInterval(watch);
  return { name, seconds: (performance.now() - start) / 1000, web, worker };
}

async function lookUps(site: Site, id: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < LOOK_UPS; at += 1) {
    const handle = `follower_${(at * 4999) % ENTRIES}`;
    const start = performance.now();
    const { text } = await send(site, `/api/draws/${id}/proof`, { account: 'instagram', handle });
    times.push(performance.now() - start);
    if (JSON.parse(text).answer !== 'in') throw new Error(`${handle} is not in the list: ${text}`);
  }
  return times;
}

async function download(site: Site, id: number): Promise<void> {
  const answer = await fetch(`${site.url}/api/draws/${id}/bundle`);
  for await (const _ of answer.body ?? []);
}

const row = ({ name, seconds, web, worker }: Step) =>
  `| ${name} | ${seconds.toFixed(1)} | ${web.toFixed(0)} | ${worker.toFixed(0)} |`;

export const drawBench: Bench = {
  name: 'draw',
  title: 'Draw: 1,000,000 entries',
  measure: async (report) => {
    const site = await startSite({ worker: true });
    try {
      const cookie = await signIn(site);
      const id = await addDraw(site, cookie);
      const list = new Blob(
        Array.from({ length: ENTRIES / 1000 }, (_, thousand) =>
          Array.from({ length: 1000 }, (_, at) => `follower_${thousand * 1000 + at}\n`).join(''),
        ),
      );
      const until = (is: Parameters<typeof untilControl>[3]) =>
        untilControl(site, cookie, id, is, TEN_MINUTES);
      const steps: Step[] = [];
      const step = async (name: string, work: () => Promise<unknown>) => {
        const done = await timed(site, name, work);
        steps.push(done);
        report(`${name}: ${done.seconds.toFixed(1)} s`);
      };
      await step('import', async () => {
        await uploadList(site, cookie, id, 'instagram', list);
        await until(listsDone);
      });
      await step('the desk of the round, once', () => controlOf(site, cookie, id));
      await step('commit', async () => {
        await postTransition(site, cookie, id, { action: 'close' });
        await postTransition(site, cookie, id, commitment);
        await until(({ state }) => state === 'committed');
      });
      await letRoundComeOut(site, id);
      await step('draw', async () => {
        await postTransition(site, cookie, id, { action: 'draw', value: relayAnswer() });
        await until(({ state }) => state === 'drawn');
      });
      await postTransition(site, cookie, id, { action: 'publish' });
      await step('bundle, to its last byte', () => download(site, id));
      const times = await lookUps(site, id);
      return [
        '| step | s | highest memory of the web process, MB | of the worker, MB |',
        '|---|---|---|---|',
        ...steps.map(row),
        '',
        `${LOOK_UPS} look-ups of a proof, one after the other: p95 ${percentile(times, 0.95).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms.`,
      ].join('\n');
    } finally {
      await site.stop();
    }
  },
};
