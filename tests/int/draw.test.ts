import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FollowerList } from '../../src/features/draw/contract';
import { checkDraw } from '../../src/features/draw/protocol/check-draw';
import { checkProof } from '../../src/features/draw/protocol/check-proof';
import { REAL_ROUNDS } from '../../src/features/draw/protocol/quicknet.fixture';
import { addAccount } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import {
  addCommitted,
  addDraw,
  commitment,
  controlOf,
  letRoundComeOut,
  listsDone,
  people,
  postTransition,
  relayAnswer,
  untilControl,
  uploadList,
} from '../support/draws';
import { FIRST_SECRET, FIRST_TEXT, FIRST_VALUE, putFirstRound } from '../support/first-version-round';
import { type Site, startSite } from '../support/site';
import { runVerifier, unpackBundle } from '../support/verifier';
import { readZip } from '../support/zip';

let site: Site;
let admin: string;
let marketing: string;

beforeAll(async () => {
  site = await startSite({ worker: true });
  admin = await signIn(site);
  marketing = await signIn(site, await addAccount(site, admin, 'marketing'));
});
afterAll(() => site?.stop());

const HANDLES = Array.from({ length: 40 }, (_, at) => `follower${at}`);
const prove = (id: number, account: string, handle: string) =>
  send(site, `/api/draws/${id}/proof`, { account, handle });
const find = async (id: number, text: string, among = 'all') =>
  JSON.parse((await people(site, marketing, id, { action: 'find', text, among })).text);
const factsOf = async (id: number) =>
  JSON.parse((await call(site, `/api/draws/${id}/bundle/draw.json`)).text);

describe('lists', () => {
  it('are imported, bad rows aside, and removed again', async () => {
    const id = await addDraw(site, marketing);
    const file =
      '\ufeffName;Username\nAda;@Ada\nSam;https://instagram.com/SAM/\nAda;ada\nNo;not a handle\n;\n';
    const brought = await uploadList(site, marketing, id, 'instagram', file);
    expect(brought.status, brought.text).toBe(202);
    await untilControl(site, marketing, id, listsDone);
    await uploadList(site, marketing, id, 'instagram', 'sam\nada\ngrace');
    await uploadList(site, marketing, id, 'tiktok', 'sam');
    const control = await untilControl(
      site,
      marketing,
      id,
      (one) => one.lists.length === 3 && listsDone(one),
    );
    expect(control).toMatchObject({ state: 'open', people: 3, tickets: 4 });
    expect(control.accounts.map((one: { key: string; entries: number }) => [one.key, one.entries])).toEqual([
      ['instagram', 3],
      ['tiktok', 1],
    ]);
    const [, second, first] = control.lists;
    expect(first).toMatchObject({
      state: 'done',
      rows: 4,
      added: 2,
      known: 1,
      bad: 1,
      name: 'instagram.csv',
    });
    expect(second).toMatchObject({ rows: 3, added: 1, known: 2, bad: 0 });
    const bad = await call(site, `/admin/api/draw-rounds/${id}/problems?list=${first.id}`, {
      headers: { Cookie: marketing },
    });
    expect(bad.text).toBe(
      'line,value,reason\r\n5,not a handle,"This is not a handle: letters, digits, dots, underscores and hyphens only"\r\n',
    );

    expect(
      (await postTransition(site, marketing, id, { action: 'remove-list', list: second.id })).status,
    ).toBe(200);
    const after = await untilControl(site, marketing, id, listsDone);
    expect(after).toMatchObject({ people: 2, tickets: 3 });
    const nowhere = await uploadList(site, marketing, id, 'myspace', 'sam');
    expect([nowhere.status, nowhere.text]).toEqual([400, 'Please choose an account of this round']);
    expect((await call(site, `/api/draws/${id}/bundle`)).status).toBe(404);
  });

  it('that cannot be read block nothing: staff are told, and retry or remove them', async () => {
    const id = await addDraw(site, marketing);
    const bring = async () => {
      const handles = Array.from({ length: 10_001 }, (_, at) => `follower${at}`);
      return JSON.parse((await uploadList(site, marketing, id, 'instagram', handles.join('\n'))).text).list;
    };
    const untilList = async (list: number, is: (one: FollowerList) => boolean): Promise<FollowerList> => {
      const own = ({ lists }: { lists: FollowerList[] }) => lists.find((one) => one.id === list);
      return own(
        await untilControl(site, marketing, id, (control) => is(own(control) as FollowerList)),
      ) as FollowerList;
    };
    const ask = async (action: string, list: number) => {
      const { status, text } = await postTransition(site, marketing, id, { action, list });
      return status === 200 ? 200 : text;
    };
    await query(
      site,
      `create function site.out_of_order() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$`,
    );
    await query(
      site,
      `create trigger out_of_order before insert on site.draw_entries for each row
       when (new.handle = 'follower10000') execute function site.out_of_order()`,
    );
    const first = await bring();
    expect(await untilList(first, ({ problem }) => problem !== null)).toMatchObject({
      state: 'running',
      rows: 10_000,
      added: 10_000,
      problem: 'Something went wrong on our side. We will try again automatically.',
      mayRetry: true,
    });
    await postTransition(site, marketing, id, { action: 'close' });
    expect((await postTransition(site, marketing, id, commitment)).text).toBe(
      'A follower list is still being read. Wait until every list has been read, or remove it.',
    );
    await query(
      site,
      `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now() where key = $1`,
      [`import-list:${first}`],
    );
    expect(await untilList(first, ({ state }) => state === 'failed')).toMatchObject({
      problem: 'Something went wrong on our side every time. Try again, or remove this list.',
      mayRetry: true,
    });
    expect((await postTransition(site, marketing, id, commitment)).text).toBe(
      'A follower list could not be read completely. Try it again or remove it, so that nobody is left out by mistake.',
    );
    expect(await ask('remove-list', first)).toBe(200);
    await untilList(first, ({ state }) => state === 'gone');
    expect(await controlOf(site, marketing, id)).toMatchObject({ people: 0, tickets: 0 });
    expect(await ask('remove-list', first)).toBe('This list is already being removed, or is gone.');
    expect(await ask('retry', first)).toBe(
      'Only a list that failed, and whose file is still here, can be tried again.',
    );

    expect((await uploadList(site, marketing, id, 'instagram', 'late')).text).toBe(
      'This round is closed. Open it again to add anybody.',
    );
    const free = { action: 'free', handle: 'late', tickets: 1, reason: 'Sent a postcard' };
    expect((await people(site, marketing, id, free)).text).toBe(
      'This round is closed. Open it again to add anybody.',
    );
    await postTransition(site, marketing, id, { action: 'reopen' });
    const second = await bring();
    await untilList(second, ({ problem }) => problem !== null);
    await query(site, 'drop function site.out_of_order cascade');
    expect(await ask('retry', second)).toBe(200);
    expect(await untilList(second, ({ state }) => state === 'done')).toMatchObject({
      rows: 10_001,
      added: 10_001,
      problem: null,
      mayRetry: false,
    });
  });

  it('of one person under several handles are merged and split; free entries; disqualified with a reason', async () => {
    const id = await addDraw(site, marketing);
    await uploadList(site, marketing, id, 'instagram', 'sam\nada');
    await uploadList(site, marketing, id, 'tiktok', 'sam\nada.l');
    await untilControl(site, marketing, id, (one) => one.lists.length === 2 && listsDone(one));
    const all = await find(id, '');
    expect(all.map((one: { entries: unknown[] }) => one.entries.length)).toEqual([1, 1, 2]);
    const [ada, adaL] = await find(id, 'ada');
    expect(
      (
        await people(site, marketing, id, {
          action: 'join',
          people: [ada.id, adaL.id],
          reason: 'Same profile',
        })
      ).status,
    ).toBe(200);
    expect(await find(id, '', 'several')).toMatchObject([
      {
        id: ada.id,
        entries: [
          { account: 'instagram', handle: 'ada' },
          { account: 'tiktok', handle: 'ada.l' },
        ],
      },
    ]);
    const [sam] = await find(id, '@Sam');
    await people(site, marketing, id, {
      action: 'part',
      person: sam.id,
      account: 'tiktok',
      handle: 'sam',
      reason: 'Two people',
    });
    expect(await find(id, 'sam')).toHaveLength(2);
    await people(site, marketing, id, {
      action: 'free',
      handle: '@Postcard',
      tickets: 2,
      reason: 'Sent a postcard',
    });
    expect(await find(id, '', 'free')).toMatchObject([
      { entries: [{ account: 'free', handle: 'postcard', tickets: 2 }] },
    ]);
    const unreasoned = await people(site, marketing, id, {
      action: 'disqualify',
      people: [ada.id],
      reason: ' ',
    });
    expect([unreasoned.status, unreasoned.text]).toEqual([400, 'Please give a reason']);
    await people(site, marketing, id, { action: 'disqualify', people: [ada.id], reason: 'Works for us' });
    expect(await find(id, '', 'disqualified')).toMatchObject([
      { id: ada.id, disqualified: { reason: 'Works for us', by: 'marketing' } },
    ]);
    expect(await controlOf(site, marketing, id)).toMatchObject({ people: 4, tickets: 4, disqualified: 1 });
    for (const handle of ['not a handle', 'sam@example.com', '@'])
      expect(
        (await people(site, marketing, id, { action: 'free', handle, tickets: 1, reason: 'Sent a postcard' }))
          .text,
      ).toBe('A handle has letters, digits, dots, underscores and hyphens only; no spaces.');
  });

  it('of many are disqualified at once, also in a closed round, and all or none of them', async () => {
    const id = await addDraw(site, marketing);
    await uploadList(site, marketing, id, 'instagram', 'ada\nsam\ngrace');
    await untilControl(site, marketing, id, listsDone);
    await postTransition(site, marketing, id, { action: 'close' });
    const [ada, grace, sam] = (await find(id, '')).map((one: { id: number }) => one.id);
    const disqualify = (who: number[]) =>
      people(site, marketing, id, { action: 'disqualify', people: who, reason: 'Works for us' });
    expect((await disqualify([ada, sam, sam])).status).toBe(200);
    expect(await controlOf(site, marketing, id)).toMatchObject({ people: 3, tickets: 1, disqualified: 2 });
    expect((await disqualify([sam, grace])).text).toBe(
      'One of these people is not in the round, or disqualified already. Nobody was disqualified: search again.',
    );
    expect(await controlOf(site, marketing, id)).toMatchObject({ tickets: 1, disqualified: 2 });
    await postTransition(site, marketing, id, { ...commitment, places: 1 });
    await untilControl(site, marketing, id, ({ state }) => state === 'committed');
    expect((await factsOf(id)).sources.byHand).toEqual([
      { what: 'disqualified', times: 2, reason: 'Works for us' },
    ]);
  });
});

describe('the accounts of the giveaway', () => {
  const NO_ACCOUNT =
    'Choose only accounts of the giveaway: links that visitors see now and that lead to a profile on a social network.';
  const add = async (label: string, url: string, more = '') =>
    (
      await query<{ id: number }>(
        site,
        `insert into social_links (label, url, is_active, visible_from, visible_until)
         values ($1, $2, ${more || 'true, null, null'}) returning id`,
        [label, url],
      )
    )[0]?.id as number;
  const addRound = (more: object = {}) =>
    send(
      site,
      '/admin/api/draw-rounds',
      { title: 'Winter draw', prize: '$250', rules: '1', ...more },
      { Cookie: marketing },
    );
  /** The tickets of /links that say that they are an entry. */
  const entries = async () =>
    [...(await call(site, '/links')).text.matchAll(/data-link="(\d+)".*?<\/a>/gs)]
      .filter(([ticket]) => ticket.includes('>entry<'))
      .map(([, id]) => Number(id));

  it('are the profiles that visitors see, on the page and in a round, and none that came later', async () => {
    await query(site, `update draw_rounds set status = 'cancelled' where status <> 'published'`);
    await query(site, 'delete from social_links');
    const instagram = await add('Instagram', 'www.instagram.com/colonnade');
    await add('Off', 'https://x.com/colonnade', 'false, null, null');
    await add('Tomorrow', 'https://facebook.com/colonnade', `true, now() + interval '1 day', null`);
    await add('Yesterday', 'https://youtube.com/@colonnade', `true, null, now() - interval '1 day'`);
    const discord = await add('Discord', 'https://discord.gg/colonnade');
    await add('A video', 'https://www.youtube.com/watch?v=abc');
    expect(await entries()).toEqual([instagram]);

    const refused = await addRound({ links: [discord] });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(NO_ACCOUNT);
    const { id } = JSON.parse((await addRound()).text).doc;
    const { accounts } = await controlOf(site, marketing, id);
    expect(accounts.map(({ label }: { label: string }) => label)).toEqual(['Instagram']);

    const later = await add('TikTok', 'https://www.tiktok.com/@colonnade');
    expect(await entries()).toEqual([instagram]);
    const saved = { title: 'Winter draw, once more' };
    await send(site, `/admin/api/draw-rounds/${id}`, saved, { Cookie: marketing }, 'PATCH');
    expect(await entries()).toEqual([instagram, later]);
  });
});

describe('a round', () => {
  it('goes from its lists to a result that anybody can check', async () => {
    const id = await addDraw(site, marketing);
    await uploadList(site, marketing, id, 'instagram', HANDLES.join('\n'));
    await uploadList(site, marketing, id, 'tiktok', HANDLES.slice(0, 10).join('\n'));
    await untilControl(site, marketing, id, (one) => one.lists.length === 2 && listsDone(one));
    const [out] = await find(id, 'follower39');
    await people(site, marketing, id, { action: 'disqualify', people: [out.id], reason: 'Works for us' });

    const early = await postTransition(site, marketing, id, commitment);
    expect([early.status, early.text]).toEqual([400, 'This round is Open: it cannot become Committed.']);
    await postTransition(site, marketing, id, { action: 'close' });
    for (const [minutes, says] of [
      [-60, 'Choose a time at least six minutes from now.'],
      [5, 'Choose a time at least six minutes from now.'],
      [367 * 24 * 60, 'Choose a time within a year from now.'],
    ] as const) {
      const at = new Date(Date.now() + minutes * 60_000).toISOString();
      expect((await postTransition(site, marketing, id, { ...commitment, at })).text).toBe(says);
    }
    expect((await postTransition(site, marketing, id, commitment)).status).toBe(200);
    const committed = await untilControl(site, marketing, id, ({ state }) => state === 'committed');
    expect(committed).toMatchObject({ people: 39, tickets: 49, underWay: null, problem: null });

    const fixed = 'The entries of this round are fixed: they were committed to, or it was canceled.';
    const late = await people(site, marketing, id, {
      action: 'free',
      handle: 'late',
      tickets: 1,
      reason: 'Late',
    });
    expect([late.status, late.text]).toEqual([400, fixed]);
    expect((await uploadList(site, marketing, id, 'instagram', 'late')).text).toBe(fixed);
    const edited = await send(
      site,
      `/admin/api/draw-rounds/${id}`,
      { prize: '$1' },
      { Cookie: admin },
      'PATCH',
    );
    expect(edited.status).toBe(403);

    const before = await factsOf(id);
    expect(before).toMatchObject({ protocol: 'colonnade-draw-2', draw: null, title: 'Spring draw' });
    expect(before.commitment).toMatchObject({
      round: id,
      prize: '$250',
      rules: '1',
      accounts: ['instagram', 'tiktok'],
    });
    const proof = JSON.parse((await prove(id, 'tiktok', 'https://tiktok.com/@Follower3')).text);
    expect(proof.answer).toBe('in');
    expect(proof.proof.tickets).toHaveLength(2);
    expect(checkProof(proof.proof, before.commitment, { account: 'tiktok', handle: 'follower3' })).toBe(true);
    for (const [account, handle] of [
      ['tiktok', 'follower30'],
      ['instagram', 'stranger'],
      ['instagram', 'follower39'],
    ])
      expect(JSON.parse((await prove(id, account as string, handle as string)).text)).toEqual({
        answer: 'not-in',
      });

    const draw = { action: 'draw', value: `\n ${relayAnswer()} ` };
    expect((await postTransition(site, marketing, id, draw)).text).toBe(
      `This is round 1000, but the draw was committed to round ${before.commitment.drand.round}.`,
    );
    const fingerprint = await letRoundComeOut(site, id);
    for (const [value, says] of [
      [
        '1 2 3',
        'This is not the answer of a relay. Paste all of it, from { to }: it has "round" and "signature".',
      ],
      [relayAnswer(REAL_ROUNDS[1]), 'This is round 123, but the draw was committed to round 1000.'],
      [
        relayAnswer({ ...REAL_ROUNDS[1], round: 1000 } as never),
        'This is not the signature of round 1000 by drand’s network quicknet. It is of another network, or altered.',
      ],
    ])
      expect((await postTransition(site, marketing, id, { action: 'draw', value })).text).toBe(says);
    const answers = await Promise.all(
      [marketing, admin, marketing, admin].map((cookie) => postTransition(site, cookie, id, draw)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const drawn = await untilControl(site, marketing, id, ({ state }) => state === 'drawn');
    expect(drawn.places).toHaveLength(5);
    expect(new Set(drawn.places.map(({ handle }: { handle: string }) => handle)).size).toBe(5);
    expect(await factsOf(id)).toMatchObject({ draw: null });

    const [first, second] = drawn.places;
    const passing = { action: 'redraw', place: 1, reason: 'Did not answer for two weeks' };
    const redraws = await Promise.all(
      [marketing, admin].map((cookie) => postTransition(site, cookie, id, passing)),
    );
    expect(redraws.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await postTransition(site, marketing, id, { action: 'publish' })).status).toBe(200);

    const facts = await factsOf(id);
    expect(facts.fingerprint).toBe(fingerprint);
    expect(facts.draw).toMatchObject({
      signature: REAL_ROUNDS[2].signature,
      passedOver: [{ place: 1, reason: 'Did not answer for two weeks' }],
    });
    const leaves = (await call(site, `/api/draws/${id}/bundle/leaves.txt`)).text;
    expect(leaves.trimEnd().split('\n')).toHaveLength(49);
    expect((await checkDraw(facts, [leaves])).filter(({ isRight }) => !isRight)).toEqual([]);
    const everything = JSON.stringify(facts) + leaves;
    expect(everything).not.toContain('follower');
    expect([first.handle, second.handle].every((one: string) => one.startsWith('follower'))).toBe(true);

    const activity = await query<{ details: string }>(
      site,
      `select details from activity where subject = 'draw-rounds' and subject_id = $1 order by id`,
      [String(id)],
    );
    const steps = activity.flatMap(({ details }) => /status: \w+ → \w+/.exec(details ?? '') ?? []);
    expect(steps).toEqual([
      'status: open → closed',
      'status: closed → committed',
      'status: committed → drawn',
      'status: drawn → published',
    ]);
    expect(activity.every(({ details }) => !details?.includes('follower3'))).toBe(true);
    expect((await postTransition(site, marketing, id, { action: 'cancel', reason: 'Because' })).text).toBe(
      'This round is Published: it cannot become Canceled.',
    );
  });

  it('comes as one bundle, whose verifier needs nothing of the site', async () => {
    const id = await addCommitted(site, marketing, HANDLES);
    await postTransition(site, marketing, id, { action: 'draw', value: relayAnswer() });
    await untilControl(site, marketing, id, ({ state }) => state === 'drawn');
    await postTransition(site, marketing, id, { action: 'publish' });
    const response = await fetch(`${site.url}/api/draws/${id}/bundle`);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="draw-${id}.zip"; filename*=UTF-8''draw-${id}.zip`,
    );
    const folder = mkdtempSync(path.join(os.tmpdir(), 'draw-'));
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual([
      'draw.json',
      'leaves.txt',
      'commitment.txt',
      'verify-draw.mjs',
      'READ-ME.txt',
    ]);
    for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
    const run = (...words: string[]) =>
      execFileSync(process.execPath, ['verify-draw.mjs', ...words], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    // The page and the verifier give the first ticket the same number.
    const shown = /With ticket ([\d,]+) of 40/.exec(
      (await call(site, `/links/draw/${id}`)).text.replaceAll('<!-- -->', ''),
    )?.[1];
    expect(run()).toContain(`Everything is right. First drawn: ticket ${shown}.`);
    const { proof } = JSON.parse((await prove(id, 'instagram', 'follower7')).text);
    writeFileSync(path.join(folder, 'proof.json'), JSON.stringify(proof));
    expect(run('--proof', 'proof.json')).toContain('The entry follower7 (instagram) is in the list');
    const lines = files.get('leaves.txt')?.toString().split('\n') ?? [];
    const [one = '', other = '', ...others] = lines;
    const list = (...changed: string[]) => ({ 'leaves.txt': changed.join('\n') });
    const facts = JSON.parse(files.get('draw.json')?.toString() ?? '');
    const draw = (changes: object) => ({
      'draw.json': JSON.stringify({ ...facts, draw: { ...facts.draw, ...changes } }),
    });
    const altered: [what: string, file: Record<string, string>, wrong: RegExp][] = [
      [
        'an entry',
        list(
          one.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          other,
          ...others,
        ),
        /WRONG {2}root/,
      ],
      [
        'the order',
        list(other, one, ...others),
        /WRONG {2}line 2: its hash does not come after the one before/,
      ],
      [
        'the public value',
        draw({ signature: REAL_ROUNDS[1].signature }),
        /WRONG {2}public value: this is not the signature of round 1000[\s\S]*WRONG {2}places/,
      ],
      [
        'the sources',
        { 'draw.json': JSON.stringify({ ...facts, sources: { ...facts.sources, freeTickets: 3 } }) },
        /WRONG {2}where the tickets came from/,
      ],
      ['the places', draw({ places: facts.draw.places.toReversed() }), /WRONG {2}places/],
    ];
    for (const [what, file, wrong] of altered) {
      for (const [name, text] of Object.entries(file)) writeFileSync(path.join(folder, name), text);
      expect(() => run(), what).toThrow(wrong);
      for (const name of Object.keys(file)) writeFileSync(path.join(folder, name), files.get(name) as Buffer);
    }
    expect(run()).toContain('Everything is right.');
  });

  it('proves all tickets of a person, wherever they are in a long list, and for one round after another', async () => {
    const ticketsOf = async (id: number, handle: string): Promise<number> => {
      const { commitment: committed } = await factsOf(id);
      const { proof } = JSON.parse((await prove(id, 'instagram', handle)).text);
      expect(checkProof(proof, committed, { account: 'instagram', handle }), `${handle} of ${id}`).toBe(true);
      return proof.tickets.length;
    };
    const long = await putRound(site, { state: 'committed', others: 2000 });
    const handles = ['sam', 'member1', 'member2', 'member1300', 'member2000'];
    const tickets = await Promise.all(handles.map((handle) => ticketsOf(long.id, handle)));
    expect(tickets).toEqual([2, 2, 1, 2, 1]);
    for (const others of [1500, 4, 3, 2, 1]) {
      const { id } = await putRound(site, { state: 'committed', others, isOld: others === 1500 });
      expect(await ticketsOf(id, 'member1')).toBe(2);
    }
    expect(await ticketsOf(long.id, 'member1')).toBe(2);
  });

  it('is drawn only from what was committed to', async () => {
    const id = await addCommitted(site, marketing, HANDLES);
    await query(site, 'delete from site.draw_entries where round_id = $1', [id]);
    await postTransition(site, marketing, id, { action: 'draw', value: relayAnswer() });
    const { state, problem, places } = await untilControl(site, marketing, id, (one) => one.problem !== null);
    expect([state, places]).toEqual(['committed', []]);
    expect(problem).toContain('nothing was drawn');
    const cancelled = await postTransition(site, marketing, id, {
      action: 'cancel',
      reason: 'The entries were altered',
    });
    expect(JSON.parse(cancelled.text).state).toBe('cancelled');
    await expect(
      query(site, 'update site.draw_leaves set chunk = chunk + 1 where round_id = $1', [id]),
    ).rejects.toThrow('append-only');
  });

  it('erases its entries after ninety days, and stays verifiable', async () => {
    const id = await addCommitted(site, marketing, HANDLES);
    await postTransition(site, marketing, id, { action: 'draw', value: relayAnswer() });
    await untilControl(site, marketing, id, ({ state }) => state === 'drawn');
    await postTransition(site, marketing, id, { action: 'publish' });
    const { proof } = JSON.parse((await prove(id, 'instagram', 'follower7')).text);
    await query(site, `update draw_rounds set published_at = now() - interval '91 days' where id = $1`, [id]);
    await query(site, `select graphile_worker.add_job('forget-in-time', '{}')`);
    await untilControl(site, marketing, id, ({ lists }) => lists.length === 0);
    await untilControl(site, marketing, id, ({ places }) => places[0]?.handle === null);
    const left = await query<{ rows: number }>(
      site,
      `select (select count(*) from site.draw_entries where round_id = $1)
         + (select count(*) from site.draw_leaf_people where round_id = $1)
         + (select count(*) from site.draw_secrets where round_id = $1 and list_secret is not null) as rows`,
      [id],
    );
    expect(left.map(({ rows }) => Number(rows))).toEqual([0]);
    expect(JSON.parse((await prove(id, 'instagram', 'follower7')).text)).toEqual({ answer: 'erased' });
    const facts = await factsOf(id);
    const leaves = (await call(site, `/api/draws/${id}/bundle/leaves.txt`)).text;
    expect((await checkDraw(facts, [leaves])).every(({ isRight }) => isRight)).toBe(true);
    expect(checkProof(proof, facts.commitment, { account: 'instagram', handle: 'follower7' })).toBe(true);
  });
});

it('shows a round of the first version as it was published, claims no check, and erases its entries', async () => {
  const { id } = await putFirstRound(site, { title: 'First draw', passedOver: 1 });
  const read = async (path: string) => {
    const { status, text } = await call(site, path);
    expect(status, path).toBe(200);
    return text.replaceAll('<!-- -->', '');
  };
  const seesAll = async () => {
    const page = await read(`/links/draw/${id}`);
    for (const words of [
      'This round used the first version of our protocol, and this site no longer recomputes it.',
      // Ticket 6 of 8 is the second place: the first was passed over.
      'r•••l',
      'With ticket 6 of 8',
      'No answer within 7 days',
      'Public value, <bdi>drand quicknet, round 12345678</bdi>',
      FIRST_VALUE,
      FIRST_SECRET,
      FIRST_TEXT,
      'What was published',
    ])
      expect(page).toContain(words);
    for (const words of ['Check this draw', 'Look me up', 'can still be checked', 'not even us'])
      expect(page).not.toContain(words);
    const facts = JSON.parse(await read(`/api/draws/${id}/bundle/draw.json`));
    expect(facts).toMatchObject({
      protocol: 'colonnade-draw-1',
      title: 'First draw',
      commitment: { round: 7, prize: '$250', beacon: { what: 'drand quicknet, round 12345678' } },
      fingerprint: '2533aefc0ea3a22902ff4c422db2a26a053edf0fbf024e521601c7e49e2f03b0',
      draw: { secret: FIRST_SECRET, beacon: FIRST_VALUE, passedOver: [{ place: 1 }] },
    });
    expect(facts.draw.places[1]).toEqual({ place: 2, ticket: 5, person: 1 });
    const text = await read(`/api/draws/${id}/bundle/commitment.txt`);
    expect(createHash('sha256').update(text).digest('hex')).toBe(facts.fingerprint);
    const leaves = await read(`/api/draws/${id}/bundle/leaves.txt`);
    expect(leaves.split('\n')).toHaveLength(9);
    expect(leaves).toContain('3 ea102a1bb8da9f0c2de1e2494788d7a07f4946caabbe0707653a571503eb2cac\n');
    await read(`/api/draws/${id}/wheel`);
    await read(`/links/draw/${id}/wheel`);
  };
  await seesAll();
  expect(await read('/links/draw')).toContain('Drawn, by our first protocol');
  expect((await prove(id, 'tiktok', 'sam')).status).toBe(404);
  const { isRight, says } = await runVerifier(await unpackBundle(site, id));
  expect({ isRight, says }).toEqual({
    isRight: false,
    says: 'The draw could not be read: it is a draw of colonnade-draw-1, and this program checks draws of colonnade-draw-2\n',
  });

  await query(site, `update draw_rounds set published_at = now() - interval '91 days' where id = $1`, [id]);
  await query(site, `select graphile_worker.add_job('forget-in-time', '{}')`);
  const { facts } = await untilControl(site, marketing, id, ({ places }) => places[0]?.handle === null);
  expect(facts.protocol).toBe('colonnade-draw-1');
  await seesAll();
});

it('answers invalid requests plainly', async () => {
  expect((await call(site, '/api/draws/abc/bundle')).status).toBe(404);
  expect((await call(site, '/api/draws/999999/bundle/draw.json')).status).toBe(404);
  const id = await addCommitted(site, marketing, ['sam']);
  expect((await call(site, `/api/draws/${id}/bundle/secret.txt`)).status).toBe(404);
  const empty = await prove(id, 'instagram', ' ');
  expect([empty.status, empty.text]).toEqual([400, 'Please enter your handle']);
  expect((await call(site, `/api/draws/${id}/proof`)).status).toBe(405);
});
