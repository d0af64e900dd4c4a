import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Commitment2, fingerprintOf } from '../../src/features/draw/protocol/commitment';
import { REAL_ROUNDS, ROUND_1000 } from '../../src/features/draw/protocol/quicknet.fixture';
import { rankPeople } from '../../src/features/draw/protocol/ranking';
import { drawnTickets, seedOf } from '../../src/features/draw/protocol/stream';
import { call, query, signIn } from '../support/api';
import { addCommitted, postTransition, relayAnswer, untilControl } from '../support/draws';
import { type Site, startSite } from '../support/site';
import { runVerifier, unpackBundle } from '../support/verifier';

/**
 * Somebody with full staff rights, the database and every secret, who wants another winner. The site refuses each
 * attempt, or it changes nothing, or anybody with the public bundle and the announced fingerprint can see it.
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
  it('another spelling of the value is refused, or is the same value', async () => {
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

  it('another round is refused: by the site, and when it is put into the database, by the verifier', async () => {
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

  it('another list secret changes nothing of the draw: no secret is part of it', async () => {
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
    expect(seen.says).toContain(`1. ticket ${firstOf(fingerprint, commitment.tickets)} of person`);
  });

  it('another order, an entry more and a commitment to fit are seen by whoever noted the fingerprint', async () => {
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

    // Knowing the value: as many commitments as they like, until somebody wins.
    const { commitment } = await factsOf(id);
    let forged: Commitment2 = commitment;
    for (let at = 0; firstOf(fingerprintOf(forged), forged.tickets) !== 7; at += 1)
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
    expect((await factsOf(id)).draw.places[0].ticket).toBe(7);
    const seen = await runVerifier(folder, '--fingerprint', noted);
    expect(seen.isRight).toBe(false);
    expect(seen.says).toContain(`you noted ${noted}`);
  });

  it('a commitment that is dated back is another one, and one that is not lies behind the value', async () => {
    const id = await addCommitted(site, admin, HANDLES);
    const { commitment } = await factsOf(id);
    const late: Commitment2 = { ...commitment, committedAt: '2023-08-23T15:58:00.000Z' };
    await query(
      site,
      'update site.draw_commitments set commitment = $2, fingerprint = $3 where round_id = $1',
      [id, JSON.stringify(late), fingerprintOf(late)],
    );
    const seen = await runVerifier(await unpackBundle(site, id));
    expect(seen.isRight).toBe(false);
    expect(seen.says).toContain('less than five minutes before the value');
    expect(fingerprintOf(late)).not.toBe(fingerprintOf(commitment));
  });

  it('a result that is held back can be worked out by anybody, without the site', async () => {
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
    expect(seen.says).toContain(`From the value that you gave: 1. ticket ${ticket} of person`);
    expect(places).toHaveLength(5);
  });

  it('a second draw of a round is refused; passing over and calling off stay in public, with their reasons', async () => {
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

it('a round that is out, or is about to come out, cannot be committed to', async () => {
  const id = await addCommitted(site, admin, HANDLES);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  for (const minutes of [-60 * 24 * 365, -1, 0, 5])
    expect(
      (await postTransition(site, admin, id, { action: 'commit', places: 1, at: at(minutes) })).status,
    ).toBe(400);
  const own = { action: 'commit', places: 1, at: at(60), drand: { round: 1000 }, round: 1000, due: at(-60) };
  expect((await postTransition(site, admin, id, own)).status).toBe(400);
});

it('a round of the protocol before cannot be drawn any more, and those that were are labelled', async () => {
  const { putRound } = await import('../support/drawn-rounds');
  const waiting = await putRound(site, { state: 'committed', isProtocol1: true });
  expect((await draw(waiting.id, '1 2 3')).text).toBe(
    'This round was committed to under the protocol before, which staff could steer. Cancel it and make a new one.',
  );
  const old = await putRound(site, { isProtocol1: true });
  expect((await call(site, `/links/draw/${old.id}`)).text).toContain('drawn under our first protocol');
  const seen = await runVerifier(await unpackBundle(site, old.id));
  expect(seen.isRight).toBe(true);
  expect(seen.says).toContain('Protocol 1: staff knew the secret');
  const { facts } = await untilControl(site, admin, old.id, () => true);
  expect(facts.protocol).toBe('colonnade-draw-1');
});
