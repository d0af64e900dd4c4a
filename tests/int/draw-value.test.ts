import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { REAL_ROUNDS, ROUND_1000 } from '../../src/features/draw/protocol/quicknet.fixture';
import { call, query, send, signIn } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import {
  addDraw,
  commitment,
  letRoundComeOut,
  listsDone,
  people,
  postTransition,
  relayAnswer,
  untilControl,
  uploadList,
} from '../support/draws';
import { startRelay } from '../support/relay';
import { type Site, startSite } from '../support/site';
import { runVerifier, unpackBundle } from '../support/verifier';

type Relay = Awaited<ReturnType<typeof startRelay>>;

/** The relays' responses, from now on. */
let says: string;
let lying: Relay;
let honest: Relay;
let site: Site;
let admin: string;

beforeAll(async () => {
  says = relayAnswer();
  lying = await startRelay(() => ({ body: relayAnswer({ ...REAL_ROUNDS[1], round: 1000 } as never) }));
  honest = await startRelay(() => ({ body: says }));
  site = await startSite({
    worker: true,
    env: { DRAND_RELAYS: `${lying.url}, ${honest.url}/` },
  });
  admin = await signIn(site);
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([lying, honest].map((one) => one?.stop()));
});

async function commit(): Promise<number> {
  const id = await addDraw(site, admin);
  await uploadList(site, admin, id, 'instagram', 'ada\nsam\ngrace\nnot a handle\nsam');
  await untilControl(site, admin, id, listsDone);
  await people(site, admin, id, {
    action: 'free',
    handle: 'postcard',
    tickets: 2,
    reason: 'Sent a postcard',
  });
  await postTransition(site, admin, id, { action: 'close' });
  await postTransition(site, admin, id, commitment);
  await untilControl(site, admin, id, ({ state }) => state === 'committed');
  return id;
}
const factsOf = async (id: number) =>
  JSON.parse((await call(site, `/api/draws/${id}/bundle/draw.json`)).text);
const jobOf = (id: number) =>
  query<{ runAt: Date }>(site, 'select run_at as "runAt" from graphile_worker._private_jobs where key = $1', [
    `fetch-draw-value:${id}`,
  ]);
const fetchNow = (id: number) =>
  query(site, 'update graphile_worker._private_jobs set run_at = now() where key = $1', [
    `fetch-draw-value:${id}`,
  ]);

it('publishes where the tickets came from', async () => {
  const id = await commit();
  const { sources, commitment: committed, fingerprint } = await factsOf(id);
  expect(sources).toEqual({
    lists: [
      {
        account: 'instagram',
        // Of 'ada\nsam\ngrace\nnot a handle\nsam'.
        file: 'c77dedf25a0fa5217de7dc82cf445c5c12126d2ff8f81047f6185fbdd6d93cb4',
        rows: 5,
        taken: 3,
        known: 1,
        refused: 1,
        isOut: false,
      },
    ],
    freeTickets: 2,
    disqualifiedPeople: 0,
    byHand: [{ what: 'free', times: 1, reason: 'Sent a postcard' }],
  });
  expect(committed).toMatchObject({ title: 'Spring draw', tickets: 5, people: 4 });
  const seen = await runVerifier(await unpackBundle(site, id));
  expect(seen.isRight).toBe(true);
  const page = await call(site, `/links/draw/${id}`);
  for (const words of [
    'Sent a postcard',
    'c77dedf25a0fa5217de7dc82cf445c5c12126d2ff8f81047f6185fbdd6d93cb4',
    fingerprint,
  ])
    expect(page.text).toContain(words);
});

it('fetches the value of the round from the first relay that tells the truth, and draws', async () => {
  const id = await commit();
  const { drand } = (await factsOf(id)).commitment;
  const [job] = await jobOf(id);
  expect(job?.runAt.toISOString()).toBe(new Date(Date.parse(drand.due) + 4000).toISOString());
  await letRoundComeOut(site, id);
  await fetchNow(id);
  const drawn = await untilControl(site, admin, id, ({ state }) => state === 'drawn');
  expect(drawn.places).toHaveLength(4);
  expect(drawn.facts.draw.signature).toBe(ROUND_1000.signature);
  const path = `/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1000`;
  expect([lying.asked.at(-1), honest.asked.at(-1)]).toEqual([path, path]);
  const told = await query<{ actor: string | null }>(
    site,
    `select actor from activity where subject = 'draw-rounds' and subject_id = $1 and details like '%→ drawn%'`,
    [String(id)],
  );
  expect(told).toEqual([{ actor: null }]);
});

it('says what each relay said when none has it, asks again, and takes it by hand', async () => {
  const id = await commit();
  expect((await postTransition(site, admin, id, { action: 'fetch' })).text).toBe(
    'The public value is not out yet. It will be fetched automatically.',
  );
  await letRoundComeOut(site, id);
  says = 'Not found';
  await fetchNow(id);
  const { value } = await untilControl(site, admin, id, (one) => one.value?.problem);
  expect(value).toMatchObject({ round: 1000, due: '2023-08-23T15:59:24.000Z' });
  expect(value.problem).toContain('This is not the signature of round 1000');
  expect(value.problem).toContain('This is not the answer of a relay.');
  const before = honest.asked.length;
  expect((await postTransition(site, admin, id, { action: 'fetch' })).status).toBe(200);
  await untilControl(site, admin, id, () => honest.asked.length > before);
  expect((await postTransition(site, admin, id, { action: 'draw', value: relayAnswer() })).status).toBe(200);
  await untilControl(site, admin, id, ({ state }) => state === 'drawn');
});

it('seals a list secret that was stored in the clear, and still proves entries', async () => {
  const { id } = await putRound(site, { state: 'committed' });
  const stored = async () =>
    (
      await query<{ bytes: number }>(
        site,
        'select length(list_secret) as bytes from site.draw_secrets where round_id = $1',
        [id],
      )
    )[0]?.bytes;
  expect(await stored()).toBe(32);
  await query(site, `select graphile_worker.add_job('tidy-up', '{}')`);
  expect(await waitUntil(20_000, async () => (await stored()) === 60)).toBe(true);
  const { text } = await send(site, `/api/draws/${id}/proof`, { account: 'tiktok', handle: 'sam' });
  expect(JSON.parse(text).answer).toBe('in');
});

it('keeps a stored time stamp readable, and claims no check of it', async () => {
  const { id } = await putRound(site);
  const page = async () => (await call(site, `/links/draw/${id}`)).text;
  expect(await page()).not.toContain('An authority for time stamps');
  await query(site, `update site.draw_commitments set time_stamp = '\\x30030201' where round_id = $1`, [id]);
  await query(site, 'update draw_rounds set updated_at = now() where id = $1', [id]);
  expect((await factsOf(id)).timeStamp).toBe('MAMCAQ==');
  expect(await page()).toContain(
    'An authority for time stamps (RFC 3161) stated when it was there. Its stamp is in the download, and OpenSSL reads it; this site does not check it.',
  );
  const seen = await runVerifier(await unpackBundle(site, id));
  expect(seen).toMatchObject({ isRight: true, says: expect.not.stringMatching(/stamp/i) });
});
