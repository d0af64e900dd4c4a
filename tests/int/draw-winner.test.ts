import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { controlOf, postTransition, untilControl } from '../support/draws';
import { act, addIssue, addReaders, body, untilState } from '../support/issues';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

let smtp: Smtp;
let site: Site;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  cookies = await signInEachRole(site);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

describe('the name of a winner', () => {
  const marketing = () => cookies.marketing ?? '';

  const HOW = 'Wrote on Instagram on March 3: yes, with my first name';
  const name = (id: number, more: object = {}) =>
    postTransition(site, marketing(), id, { action: 'name', place: 1, name: 'Maya C.', how: HOW, ...more });
  const unname = (id: number) => postTransition(site, marketing(), id, { action: 'unname', place: 1 });
  const PAGES = (id: number) => ['/links', '/links/draw', `/links/draw/${id}`, `/links/draw/${id}/wheel`];
  /** Pages are cached: a change reaches them through a notification. */
  const shown = async (id: number, words: string) => {
    const texts = await Promise.all(PAGES(id).map(async (path) => (await call(site, path)).text));
    return texts.map((text) => text.includes(words));
  };

  it('shows the winner’s name only while the winner agrees, and keeps how they agreed from visitors', async () => {
    const { id, places } = await putRound(site);
    const masked = places[0]?.masked ?? '';
    await expect.poll(() => shown(id, masked)).toEqual([true, true, true, true]);
    expect((await name(id)).status).toBe(200);
    const [first] = (await controlOf(site, marketing(), id)).places;
    expect(first.agreed).toMatchObject({ name: 'Maya C.', how: HOW, by: 'marketing' });
    expect(Date.parse(first.agreed.at)).toBeGreaterThan(Date.now() - 60_000);
    await expect.poll(() => shown(id, 'Maya C.')).toEqual([true, true, true, true]);
    await expect.poll(() => shown(id, 'Wrote on Instagram')).toEqual([false, false, false, false]);
    const bundle = (await call(site, `/api/draws/${id}/bundle/draw.json`)).text;
    expect(bundle).not.toContain('Maya');

    expect((await unname(id)).status).toBe(200);
    expect((await unname(id)).status).toBe(200);
    await expect.poll(() => shown(id, 'Maya')).toEqual([false, false, false, false]);
    await expect.poll(() => shown(id, masked)).toEqual([true, true, true, true]);
    const log = await query<{ actor: string; details: string }>(
      site,
      `select actor, details from activity where subject = 'draw-rounds' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(log).toEqual([
      { actor: 'marketing', details: 'place 1 agreed to be named' },
      { actor: 'marketing', details: 'place 1 no longer agrees to be named' },
    ]);
  });

  it('names nobody else: not who was passed over, not before the draw, not a place without the prize', async () => {
    const { id } = await putRound(site);
    expect((await name(id, { place: 2 })).text).toBe(
      'The prize is at another place. Reload the page to see it.',
    );
    expect((await name(id, { how: '' })).status).toBe(400);
    expect((await name(id, { name: 'x'.repeat(81) })).status).toBe(400);
    const none = { action: 'name', place: 1, name: 'Maya', how: HOW };
    expect((await postTransition(site, cookies.editor ?? '', id, none)).status).toBe(403);
    await name(id);
    await postTransition(site, marketing(), id, { action: 'redraw', place: 1, reason: 'No answer' });
    await expect.poll(() => shown(id, 'Maya')).toEqual([false, false, false, false]);
    const { id: waiting } = await putRound(site, { state: 'committed' });
    expect((await name(waiting)).text).toBe('Only a drawn round has a winner to name.');
  });

  it('erases the name with the entries, and takes none after that', async () => {
    const { id } = await putRound(site);
    await name(id);
    await query(site, `update draw_rounds set published_at = now() - interval '91 days' where id = $1`, [id]);
    await query(site, `select graphile_worker.add_job('forget-in-time', '{}')`);
    await untilControl(site, marketing(), id, ({ places }) => places[0]?.handle === null);
    const kept = await query(
      site,
      `select agreed_name, agreed_how, agreed_by, agreed_at from site.draw_places where round_id = $1 and place = 1`,
      [id],
    );
    expect(kept).toEqual([{ agreed_name: null, agreed_how: null, agreed_by: null, agreed_at: null }]);
    expect((await name(id)).text).toBe('The names of this round were erased 90 days after it.');
  });
});

describe('the prize', () => {
  const marketing = () => cookies.marketing ?? '';
  const ask = async (id: number, request: object) => {
    const { status, text } = await postTransition(site, marketing(), id, request);
    return status === 200 ? JSON.parse(text).places[0] : text;
  };
  const contact = { action: 'contact', place: 1, how: 'Message on Instagram, from Ada' };
  const claim = { action: 'claim', place: 1, how: 'Answered with an address' };

  it('is offered and claimed on record: how, by whom and when; visitors read none of it', async () => {
    const { id } = await putRound(site);
    expect(await ask(id, { ...contact, how: '' })).toBe('Please say how the winner was contacted');
    expect(await ask(id, { ...contact, place: 2 })).toBe(
      'The prize is at another place. Reload the page to see it.',
    );
    expect(await ask(id, contact)).toMatchObject({
      contacted: { how: 'Message on Instagram, from Ada', by: 'marketing' },
      claimed: null,
    });
    expect(await ask(id, { action: 'unclaim', place: 1 })).toBe('The prize is not claimed yet.');
    expect(await ask(id, claim)).toMatchObject({
      claimed: { how: 'Answered with an address', by: 'marketing' },
    });
    expect(await ask(id, claim)).toBe('The prize is claimed already.');
    expect(await ask(id, { action: 'redraw', place: 1, reason: 'No answer' })).toBe(
      'The prize is claimed: take the claim back first.',
    );
    for (const path of [`/links/draw/${id}`, `/api/draws/${id}/bundle/draw.json`])
      expect((await call(site, path)).text).not.toMatch(/Message on Instagram|Answered with/);
    expect(await ask(id, { action: 'unclaim', place: 1 })).toMatchObject({ claimed: null });
    await ask(id, { action: 'redraw', place: 1, reason: 'No answer' });
    expect(await ask(id, claim)).toBe('The prize is at another place. Reload the page to see it.');
    const log = await query<{ details: string }>(
      site,
      `select details from activity where subject = 'draw-rounds' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(log.map(({ details }) => details)).toEqual([
      'place 1 was contacted',
      'place 1 claimed the prize',
      'place 1 did not claim the prize after all',
      'passed over place 1: No answer',
    ]);
    const { id: waiting } = await putRound(site, { state: 'committed' });
    expect(await ask(waiting, contact)).toBe('Only a drawn round has a winner.');
  });

  it('was claimed, for good; what was written about it is erased with the handles', async () => {
    const { id } = await putRound(site);
    await ask(id, contact);
    await ask(id, claim);
    await query(site, `update draw_rounds set published_at = now() - interval '91 days' where id = $1`, [id]);
    await query(site, `select graphile_worker.add_job('forget-in-time', '{}')`);
    const { places } = await untilControl(site, marketing(), id, (one) => one.places[0]?.handle === null);
    expect(places[0]).toMatchObject({
      contacted: { how: null, by: 'marketing' },
      claimed: { how: null, by: 'marketing' },
    });
  });
});

describe('the announcement', () => {
  const admin = () => cookies.admin ?? '';
  beforeAll(async () => {
    // An issue announces the newest round that is committed to: only that of this test.
    await query(site, `update draw_rounds set status = 'cancelled' where status = 'committed'`);
    await addReaders(site, 'reader', 2);
  });

  const issueAt = async (id: number) =>
    JSON.parse(
      (await call(site, `/admin/api/newsletter-issues/${id}?depth=0`, { headers: { Cookie: admin() } })).text,
    );

  it('a newsletter issue that is written before a draw carries its fingerprint by itself', async () => {
    const { id, fingerprint } = await putRound(site, { title: 'Summer draw', state: 'committed' });
    const issue = await addIssue(site, admin(), 'News of May');
    expect((await issueAt(issue)).announces).toBe(id);
    const preview = await send(
      site,
      '/admin/api/newsletter-issues/preview',
      { subject: 'x', body: body('y'), announces: id },
      { Cookie: admin() },
    );
    expect(JSON.parse(preview.text).html).toContain(fingerprint);
    await act(site, admin(), issue, { action: 'start', rate: 0 });
    await untilState(site, issue, 'sent');
    expect(smtp.mails).toHaveLength(2);
    for (const { parsed } of smtp.mails)
      expect(parsed.text).toContain(
        `Summer draw: we draw $250 on May 6, 2029 at 11:09 PM UTC, from 57 tickets.\n\nNobody can know the winner in advance, not even us. Keep this fingerprint of the closed list: ${fingerprint}\n\nCheck it afterwards: ${site.url}/links/draw/${id}`,
      );

    // Once it is drawn, nobody can announce it anymore: a fingerprint that arrives late proves nothing.
    const late = await addIssue(site, admin(), 'News of June');
    await query(site, `update draw_rounds set status = 'drawn' where id = $1`, [id]);
    expect((await act(site, admin(), late, { action: 'start', rate: 0 })).text).toBe(
      'The draw that this issue announces has been drawn or canceled. Clear it under "Announces the draw", then start.',
    );
    const after = await addIssue(site, admin(), 'News of July');
    expect((await issueAt(after)).announces).toBeNull();
  });
});
