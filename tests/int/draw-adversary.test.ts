import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Commitment, fingerprintOf } from '../../src/features/draw/protocol/commitment';
import { REAL_ROUNDS, ROUND_1000 } from '../../src/features/draw/protocol/quicknet.fixture';
import { rankPeople } from '../../src/features/draw/protocol/ranking';
import { drawnTickets, seedOf } from '../../src/features/draw/protocol/stream';
import { call, query, signIn } from '../support/api';
import {
  addCommitted,
  addDraw,
  commitment,
  listsDone,
  people,
  postTransition,
  relayAnswer,
  untilControl,
  uploadList,
} from '../support/draws';
import { type Site, startSite } from '../support/site';
import { runVerifier, unpackBundle } from '../support/verifier';

/**
 * Somebody with full staff rights, the database and every secret, who wants another winner. Each test names an attack
 * and what becomes of it: REFUSED by the site, WITHOUT EFFECT, or VISIBLE to anybody with the public bundle (and, where
 * the commitment itself is exchanged, the fingerprint that was announced).
 */
let site: Site;
let admin: string;

beforeAll(async () => {
  site = await startSite({ worker: true });
  admin = await signIn(site);
});
afterAll(() => site?.stop());

const HANDLES = Array.from({ length: 30 }, (_, at) => `follower${at}`);
const factsOf = async (id: number) =>
  JSON.parse((await call(site, `/api/draws/${id}/bundle/draw.json`)).text);
const draw = (id: number, value = relayAnswer()) =>
  postTransition(site, admin, id, { action: 'draw', value });
const untilDrawn = (id: number) => untilControl(site, admin, id, ({ state }) => state === 'drawn');
const publish = (id: number) => postTransition(site, admin, id, { action: 'publish' });
const valueFile = (folder: string) => writeFileSync(path.join(folder, 'round.json'), relayAnswer());
const firstOf = (fingerprint: string, tickets: number) =>
  drawnTickets(seedOf(fingerprint, ROUND_1000.signature), tickets).next().value as number;

describe('after the public value is out', () => {
  it('spellings: another spelling of the value is REFUSED, or is the same value and WITHOUT EFFECT', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    const { round, signature, randomness } = ROUND_1000;
    const refused = [
      randomness,
      JSON.stringify({ round: '1000', signature }),
      JSON.stringify({ round, signature: ` ${signature}` }),
      JSON.stringify({ round, signature: `00${signature}` }),
      JSON.stringify({ round, signature: signature.slice(0, -2) }),
      JSON.stringify({ round, randomness }),
    ];
    for (const value of refused) expect((await draw(id, value)).status, value).toBe(400);
    // Upper case and a different randomness field are the same round, so they draw the same.
    const same = JSON.stringify({ randomness: '00', signature: signature.toUpperCase(), round });
    expect((await draw(id, same)).status).toBe(200);
    const { places } = await untilDrawn(id);
    const { fingerprint, commitment } = await factsOf(id);
    const expected = firstOf(fingerprint, commitment.tickets);
    await publish(id);
    const facts = await factsOf(id);
    expect(places).toHaveLength(5);
    expect(facts.draw.places[0].ticket).toBe(expected);
    expect(facts.draw.signature).toBe(signature);
  });

  it('rounds: another round is REFUSED; put into the database with its places, it is VISIBLE', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    const [, other] = REAL_ROUNDS;
    expect((await draw(id, relayAnswer(other))).text).toContain('This is round 123');
    await query(site, 'insert into site.draw_results (round_id, asked_by, signature) values ($1, $2, $3)', [
      id,
      'x',
      other.signature,
    ]);
    await query(site, `select graphile_worker.add_job('draw-round', json_build_object('roundId', $1::int))`, [
      id,
    ]);
    const { state, problem } = await untilControl(site, admin, id, (one) => one.problem !== null);
    expect([state, problem]).toEqual([
      'committed',
      'What is stored is not what was committed to, so nothing was drawn. Cancel this round and look into it.',
    ]);
    // Written by hand, with matching places.
    const { fingerprint, commitment } = await factsOf(id);
    const drawn = drawnTickets(seedOf(fingerprint, other.signature), commitment.tickets);
    const [place] = rankPeople(drawn, (ticket) => ticket, 1);
    await query(site, 'update site.draw_results set drawn_at = now(), problem = null where round_id = $1', [
      id,
    ]);
    await query(
      site,
      `insert into site.draw_places (round_id, place, ticket, person, account, masked) values ($1, 1, $2, 0, 'x', 'x')`,
      [id, place?.ticket],
    );
    await query(site, `update draw_rounds set status = 'published', published_at = now() where id = $1`, [
      id,
    ]);
    const seen = await runVerifier(await unpackBundle(site, id));
    expect(seen.isRight).toBe(false);
    expect(seen.says).toContain('this is not the signature of round 1000');
  });

  it('secrets: another list secret is WITHOUT EFFECT: no secret is part of the draw', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    const { fingerprint, commitment } = await factsOf(id);
    const [row] = await query<{ secret: Buffer; clear: number }>(
      site,
      'select list_secret as secret, length(secret) as clear from site.draw_secrets where round_id = $1',
      [id],
    );
    // Sealed, and no draw secret is stored at all.
    expect([row?.secret.length, row?.clear]).toEqual([60, null]);
    await query(site, 'update site.draw_secrets set list_secret = $2 where round_id = $1', [
      id,
      Buffer.alloc(32, 9),
    ]);
    await draw(id);
    const { state, places } = await untilControl(site, admin, id, (one) => one.problem !== null);
    expect([state, places]).toEqual(['committed', []]);
    const folder = await unpackBundle(site, id);
    valueFile(folder);
    const seen = await runVerifier(folder, '--value', 'round.json');
    expect(seen.says).toContain(`1. ticket ${firstOf(fingerprint, commitment.tickets) + 1} of person`);
  });

  it('orders, lists and commitments: another order, one entry more and a commitment to fit are VISIBLE', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    const { fingerprint: noted } = await factsOf(id);
    await query(site, 'alter table site.draw_leaves disable trigger draw_leaves_append_only');
    const [chunk] = await query<{ leaves: Buffer }>(
      site,
      'select leaves from site.draw_leaves where round_id = $1',
      [id],
    );
    const leaves = chunk?.leaves as Buffer;
    const put = (bytes: Buffer) =>
      query(site, 'update site.draw_leaves set leaves = $2 where round_id = $1', [id, bytes]);
    await put(Buffer.concat([leaves.subarray(36, 72), leaves.subarray(0, 36), leaves.subarray(72)]));
    expect((await runVerifier(await unpackBundle(site, id))).says).toContain(
      'line 2: its hash does not come after the one before',
    );
    const more = Buffer.alloc(36, 0xff);
    more.writeUInt32BE(30, 0);
    await put(Buffer.concat([leaves, more]));
    expect((await runVerifier(await unpackBundle(site, id))).says).toContain('WRONG  root');
    await put(leaves);
    await query(site, 'alter table site.draw_leaves enable trigger draw_leaves_append_only');

    // Knowing the value: as many commitments as they like, until the wanted one wins.
    const { commitment } = await factsOf(id);
    let forged: Commitment = commitment;
    // The winner they want may happen to be the honest one: it is another commitment all the same.
    const wanted = firstOf(noted, commitment.tickets);
    for (
      let at = 0;
      forged === commitment || firstOf(fingerprintOf(forged), forged.tickets) !== wanted;
      at += 1
    )
      forged = { ...commitment, rules: `1.${at}` };
    await query(
      site,
      'update site.draw_commitments set commitment = $2, fingerprint = $3 where round_id = $1',
      [id, JSON.stringify(forged), fingerprintOf(forged)],
    );
    expect((await draw(id)).status).toBe(200);
    await untilDrawn(id);
    await publish(id);
    const folder = await unpackBundle(site, id);
    expect((await factsOf(id)).draw.places[0].ticket).toBe(wanted);
    const seen = await runVerifier(folder, '--fingerprint', noted);
    expect(seen.isRight).toBe(false);
    expect(seen.says).toContain(`you noted ${noted}`);
  });

  it('times: a commitment after the value, one that is dated back, and another time are VISIBLE', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    const { commitment } = await factsOf(id);
    const late: Commitment = { ...commitment, committedAt: '2023-08-23T15:58:00.000Z' };
    const put = (one: Commitment) =>
      query(site, 'update site.draw_commitments set commitment = $2, fingerprint = $3 where round_id = $1', [
        id,
        JSON.stringify(one),
        fingerprintOf(one),
      ]);
    await put(late);
    const seen = await runVerifier(await unpackBundle(site, id));
    expect(seen.isRight).toBe(false);
    expect(seen.says).toContain('less than five minutes before the value');
    // Dated back, it is another commitment than the one that was announced.
    const back: Commitment = { ...commitment, committedAt: '2023-08-23T15:00:00.000Z' };
    await put(back);
    const noted = fingerprintOf(commitment);
    expect((await runVerifier(await unpackBundle(site, id))).isRight).toBe(true);
    const compared = await runVerifier(await unpackBundle(site, id), '--fingerprint', noted);
    expect(compared.isRight).toBe(false);
    expect(compared.says).toContain(`you noted ${noted}`);
    // A time that is not the round's own.
    await put({ ...commitment, drand: { ...commitment.drand, due: '2023-08-23T17:00:00.000Z' } });
    const moved = await runVerifier(await unpackBundle(site, id));
    expect(moved.isRight).toBe(false);
    expect(moved.says).toContain('WRONG  moment of the drand round');
  });

  it('withheld results: held back or exchanged, the result is VISIBLE without the site', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    await draw(id);
    const { places } = await untilDrawn(id);
    const facts = await factsOf(id);
    expect(facts.draw).toBeNull();
    const folder = await unpackBundle(site, id);
    valueFile(folder);
    const seen = await runVerifier(folder, '--value', 'round.json');
    expect(seen.isRight).toBe(true);
    const ticket = firstOf(facts.fingerprint, facts.commitment.tickets);
    expect(seen.says).toContain(`From the value that you gave: 1. ticket ${ticket + 1} of person`);
    expect(places).toHaveLength(5);
    // Another winner than the one that follows.
    await query(
      site,
      `update site.draw_places as one set ticket = other.ticket from site.draw_places as other
       where one.round_id = $1 and other.round_id = $1 and one.place in (1, 2) and other.place = 3 - one.place`,
      [id],
    );
    await publish(id);
    const published = await runVerifier(await unpackBundle(site, id));
    expect(published.isRight).toBe(false);
    expect(published.says).toContain('WRONG  places');
  });

  it('redraws: a second draw is REFUSED; passing over and calling off are VISIBLE, with their reasons', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    await draw(id);
    await untilDrawn(id);
    expect((await draw(id)).text).toBe('This round is Drawn: it cannot become Drawn.');
    await postTransition(site, admin, id, { action: 'redraw', place: 1, reason: 'Lives abroad' });
    await postTransition(site, admin, id, { action: 'cancel', reason: 'We want another winner' });
    const { draw: told, commitment, fingerprint } = await factsOf(id);
    expect(told.passedOver).toMatchObject([{ place: 1, reason: 'Lives abroad' }]);
    expect(told.places[0].ticket).toBe(firstOf(fingerprint, commitment.tickets));
    expect((await call(site, `/links/draw/${id}`)).text).toContain('We want another winner');
    expect((await call(site, '/links/draw')).text).toContain(`/links/draw/${id}`);
    expect((await runVerifier(await unpackBundle(site, id))).isRight).toBe(true);
  });
});

it('lists: what staff add, join or remove by hand is VISIBLE in the commitment, and hiding it is VISIBLE too', async () => {
  const id = await addDraw(site, admin);
  await uploadList(site, admin, id, 'instagram', HANDLES.join('\n'));
  await untilControl(site, admin, id, listsDone);
  const ask = (request: object) => people(site, admin, id, request);
  await ask({ action: 'free', handle: 'our.friend', tickets: 50, reason: 'Sent a postcard' });
  const [rival] = JSON.parse((await ask({ action: 'find', text: 'follower3', among: 'all' })).text);
  await ask({ action: 'disqualify', people: [rival.id], reason: 'Works for us' });
  await postTransition(site, admin, id, { action: 'close' });
  await postTransition(site, admin, id, commitment);
  await untilControl(site, admin, id, ({ state }) => state === 'committed');
  // After the commitment, nothing can be added.
  const late = await ask({ action: 'free', handle: 'another', tickets: 1, reason: 'Forgot it' });
  expect(late.text).toBe('The entries of this round are fixed: they were committed to, or it was canceled.');
  const { sources } = await factsOf(id);
  expect(sources).toMatchObject({
    freeTickets: 50,
    disqualifiedPeople: 1,
    byHand: [
      { what: 'disqualified', times: 1, reason: 'Works for us' },
      { what: 'free', times: 1, reason: 'Sent a postcard' },
    ],
  });
  expect((await call(site, `/links/draw/${id}`)).text).toContain('Sent a postcard');
  await query(
    site,
    `update site.draw_commitments set sources = jsonb_set(sources, '{byHand}', '[]') where round_id = $1`,
    [id],
  );
  const seen = await runVerifier(await unpackBundle(site, id));
  expect(seen.isRight).toBe(false);
  expect(seen.says).toContain('WRONG  where the tickets came from');
});

it('rounds: one that is out, or is about to come out, is REFUSED as a commitment', async () => {
  const id = await addCommitted(site, admin, HANDLES);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  for (const minutes of [-60 * 24 * 365, -1, 0, 5])
    expect(
      (await postTransition(site, admin, id, { action: 'commit', places: 1, at: at(minutes) })).status,
    ).toBe(400);
  const own = { action: 'commit', places: 1, at: at(60), drand: { round: 1000 }, round: 1000, due: at(-60) };
  expect((await postTransition(site, admin, id, own)).status).toBe(400);
});

it('protocols: a round that waits since the first version is REFUSED', async () => {
  const { putFirstRound } = await import('../support/first-version-round');
  const { id } = await putFirstRound(site, { state: 'committed' });
  expect((await draw(id, '1 2 3')).text).toBe(
    'This round was committed to under the first version of the protocol, which staff could steer. Cancel it and create a new one.',
  );
});
