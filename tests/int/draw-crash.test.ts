import { afterAll, beforeAll, expect, it } from 'vitest';
import { sleep } from '../../scripts/lib/wait';
import { checkDraw } from '../../src/features/draw/protocol/check-draw';
import { ROUND_1000 } from '../../src/features/draw/protocol/quicknet.fixture';
import { call, query, signIn } from '../support/api';
import {
  addDraw,
  commitment,
  letRoundComeOut,
  listsDone,
  postTransition,
  relayAnswer,
  untilControl,
  uploadList,
} from '../support/draws';
import { type Site, startSite } from '../support/site';

const ENTRIES = 50_000;

let site: Site;
let admin: string;

beforeAll(async () => {
  site = await startSite({ worker: true });
  admin = await signIn(site);
});
afterAll(() => site?.stop());

/** kill -9 of the worker after this time, and its restart. */
async function killAfter(milliseconds: number): Promise<void> {
  // A crash may come at any point of the work, not only at one that a test could wait for.
  await sleep(milliseconds);
  await site.kill('worker');
  await site.revive();
}

it('comes to one result, whenever the worker is killed', { timeout: 180_000 }, async () => {
  const id = await addDraw(site, admin);
  const handles = Array.from({ length: ENTRIES }, (_, at) => `follower${at}`);
  await uploadList(site, admin, id, 'instagram', `${handles.join('\n')}\nnot a handle\n`);
  await untilControl(site, admin, id, ({ lists }) => lists[0].rows > 0);
  await killAfter(0);
  await killAfter(700);
  const read = await untilControl(site, admin, id, listsDone, 90_000);
  expect(read.lists).toMatchObject([{ state: 'done', rows: ENTRIES + 1, added: ENTRIES, known: 0, bad: 1 }]);
  expect(read).toMatchObject({ people: ENTRIES, tickets: ENTRIES });

  await postTransition(site, admin, id, { action: 'close' });
  await postTransition(site, admin, id, commitment);
  await killAfter(300);
  await killAfter(900);
  // Midway nobody can commit to something else, nor touch the entries.
  const again = await postTransition(site, admin, id, { ...commitment, places: 1 });
  expect(again.status).toBeGreaterThanOrEqual(400);
  const committed = await untilControl(site, admin, id, ({ state }) => state === 'committed', 90_000);
  expect(committed.facts.commitment).toMatchObject({ tickets: ENTRIES, people: ENTRIES, places: 5 });

  await letRoundComeOut(site, id);
  expect((await postTransition(site, admin, id, { action: 'draw', value: relayAnswer() })).status).toBe(200);
  await killAfter(50);
  await killAfter(500);
  const other = await postTransition(site, admin, id, { action: 'draw', value: relayAnswer() });
  expect(other.status).toBe(400);
  const drawn = await untilControl(site, admin, id, ({ state }) => state === 'drawn', 90_000);
  expect(drawn.facts.draw.signature).toBe(ROUND_1000.signature);
  await site.kill('web');
  await site.revive();
  await postTransition(site, admin, id, { action: 'publish' });
  const rows = await query(site, 'select place from site.draw_places where round_id = $1', [id]);
  expect(rows).toHaveLength(5);
  const facts = JSON.parse((await call(site, `/api/draws/${id}/bundle/draw.json`)).text);
  const leaves = (await call(site, `/api/draws/${id}/bundle/leaves.txt`)).text;
  expect((await checkDraw(facts, [leaves])).filter(({ isRight }) => !isRight)).toEqual([]);
});
