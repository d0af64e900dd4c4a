import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { type Site, startSite } from '../support/site';
import { messagesOf, post, reply, request, type Sent } from '../support/tickets';

let site: Site;
let cookies: Record<string, string> = {};
let nora: string;

beforeAll(async () => {
  site = await startSite();
  cookies = await signInEachRole(site);
  nora = cookies.support ?? '';
});
afterAll(async () => {
  await site?.stop();
});

/** The ticket's link, as staff see it in its emails. */
async function linkOf({ id }: Sent): Promise<string> {
  const path = `/admin/api/mails?sort=id&where[relatedId][equals]=${id}`;
  const { text } = await call(site, path, { headers: { Cookie: nora } });
  const texts = (JSON.parse(text).docs as { text: string }[]).map((mail) => mail.text);
  return /\/support\/status\/[\w.-]+/.exec(texts.join('\n'))?.[0] ?? '';
}
const tokenOf = async (ticket: Sent) => (await linkOf(ticket)).split('/').at(-1) ?? '';

let people = 0;
/** Two tickets of one person: the first is merged into the second. */
async function two(): Promise<[Sent, Sent]> {
  people += 1;
  const email = `merged${people}@example.com`;
  return [
    await request(site, { email, subject: 'Dues are wrong', message: 'Our dues were counted twice.' }),
    await request(site, {
      email: email.toUpperCase(),
      subject: 'The same again',
      message: 'I forgot the roster.',
    }),
  ];
}
const merge = (one: Sent, into: Sent | null, cookie = nora) =>
  send(site, `/admin/api/desk/ticket-${one.id}/merge`, { into: into?.id ?? null }, { Cookie: cookie });
const change = (one: Sent, body: object) =>
  send(site, `/admin/api/desk/ticket-${one.id}`, body, { Cookie: nora }, 'PATCH');

type Shown = {
  statusLabel: string;
  status: string;
  dueAt: string | null;
  closed: string | null;
  ways: unknown[];
  transitions: unknown[];
  mergedInto: object | null;
  parts: object[];
  entries: { type: string; text: string; via: string | null; files: { id: string; name: string }[] }[];
  earlier: { id: number; number: string; takesMerged: boolean; statusLabel: string }[];
  history: { text: string; by: string | null; reason: string | null }[];
};
const read = async ({ id }: Sent): Promise<Shown> =>
  JSON.parse((await call(site, `/admin/api/desk/ticket-${id}`, { headers: { Cookie: nora } })).text);
const rowOf = async ({ id }: Sent) =>
  (
    await query<{ status: string; due: string | null }>(
      site,
      `select status::text, to_json(due_at)#>>'{}' as due from support_tickets where id = $1`,
      [id],
    )
  )[0];
const words = ({ entries }: Shown) => entries.map(({ text, via }) => ({ text, via }));

describe('two tickets that are the same matter', () => {
  it('become one conversation; the merged one stands still, says where it went, and the promise goes on', async () => {
    const [one, other] = await two();
    expect((await reply(site, one, 'We are looking.', nora)).status).toBe(201);
    await post(site, '/support/status/message', {
      token: await tokenOf(one),
      message: 'Any news?',
    });
    await query(site, `update support_tickets set due_at = now() + interval '2 hours' where id = $1`, [
      one.id,
    ]);
    const promised = (await rowOf(one))?.due;
    expect((await read(one)).earlier).toMatchObject([
      { id: other.id, number: other.ticketId, takesMerged: true },
    ]);

    expect(await merge(one, other)).toMatchObject({ status: 204 });
    const gone = await read(one);
    expect(gone).toMatchObject({
      statusLabel: 'Merged',
      dueAt: null,
      ways: [],
      transitions: [],
      mergedInto: { id: other.id, number: other.ticketId },
      closed: `This ticket was merged into ${other.ticketId}. Please answer there.`,
    });
    expect(gone.history[0]).toMatchObject({ text: `Merged into ${other.ticketId}`, by: 'support' });
    const living = await read(other);
    expect(words(living)).toEqual([
      { text: 'Our dues were counted twice.', via: one.ticketId },
      { text: 'We are looking.', via: one.ticketId },
      { text: 'Any news?', via: one.ticketId },
    ]);
    expect(living.parts).toEqual([{ id: one.id, number: one.ticketId, title: 'Dues are wrong' }]);
    expect(living.history[0]).toMatchObject({ text: `${one.ticketId} was merged into it`, by: 'support' });
    expect(living.earlier).toMatchObject([{ id: one.id, takesMerged: false, statusLabel: 'Merged' }]);
    expect(await rowOf(other)).toEqual({ status: 'new', due: promised });
    const [line] = await query(
      site,
      `select action, details from activity where action = 'merged' order by id desc limit 1`,
    );
    expect(line).toEqual({ action: 'merged', details: `${one.ticketId} into ${other.ticketId}` });
  });

  it('the merged one is neither answered nor moved, here and in the form, nor is the other one deleted', async () => {
    const [one, other] = await two();
    await merge(one, other);
    const answered = await reply(site, one, 'Too late.', nora);
    expect(answered).toMatchObject({
      status: 409,
      text: `This ticket was merged into ${other.ticketId}. Please answer there.`,
    });
    expect(await messagesOf(site, one)).toEqual([]);
    expect(await change(one, { status: 'resolved' })).toMatchObject({
      status: 400,
      text: `This ticket was merged into ${other.ticketId}: separate it first.`,
    });
    expect((await rowOf(one))?.status).toBe('new');
    const path = `/admin/api/support-tickets/${other.id}`;
    const deleted = await send(site, path, {}, { Cookie: cookies.admin ?? '' }, 'DELETE');
    expect(deleted.status).toBe(400);
    expect(deleted.text).toContain(`First separate what was merged into it: ${one.ticketId}.`);
    expect((await change(other, { status: 'resolved' })).status).toBe(204);
  });

  it('separate again as they were: clocks, state, and what was written since stays where it was written', async () => {
    const [one, other] = await two();
    expect((await reply(site, other, 'Please wait.', nora)).status).toBe(201);
    const before = [await rowOf(one), await rowOf(other)];
    expect(before[1]).toEqual({ status: 'waiting-on-you', due: null });
    expect((await merge(one, other)).status).toBe(204);
    expect(await rowOf(other)).toEqual({ status: 'open', due: before[0]?.due });
    expect((await read(other)).history).toMatchObject([
      { text: 'Waiting on you → Open', by: 'support', reason: `${one.ticketId} was merged into it.` },
      { text: `${one.ticketId} was merged into it` },
      { text: 'New → Waiting on you' },
    ]);
    expect((await merge(one, null)).status).toBe(204);
    expect([await rowOf(one), await rowOf(other)]).toEqual(before);
    expect(words(await read(other))).toEqual([{ text: 'Please wait.', via: null }]);
    expect(await read(one)).toMatchObject({
      statusLabel: 'New',
      mergedInto: null,
      history: [{ text: `Separated from ${other.ticketId}` }, { text: `Merged into ${other.ticketId}` }],
    });
    expect(await merge(one, null)).toMatchObject({ status: 409, text: 'It has already been separated.' });
    expect((await merge(one, other)).status).toBe(204);
    await post(site, '/support/status/message', {
      token: await tokenOf(one),
      message: 'Still wrong.',
    });
    expect((await merge(one, null)).status).toBe(204);
    // The sender waits there now.
    expect((await rowOf(other))?.status).toBe('open');
    expect(words(await read(one))).toEqual([]);
  });

  it('a third one takes both: everything leads to the last', async () => {
    const [one, other] = await two();
    const third = await request(site, { email: one.email, subject: 'The third time' });
    expect((await merge(one, other)).status).toBe(204);
    expect((await merge(other, third)).status).toBe(204);
    expect((await read(third)).entries.map(({ via }) => via).sort()).toEqual(
      [one.ticketId, other.ticketId].sort(),
    );
    expect((await call(site, await linkOf(one))).text).toContain('The third time');
    expect(await merge(third, one)).toMatchObject({
      status: 409,
      text: `${one.ticketId} was itself merged into another ticket. Please choose that one.`,
    });
    expect(await merge(one, third)).toMatchObject({
      status: 409,
      text: `${one.ticketId} has already been merged.`,
    });
  });

  it('not with what is somebody else’s, spam or closed, with itself, or by those who do not answer', async () => {
    const [one, other] = await two();
    const [foreign] = await two();
    const said = async (from: Sent, into: Sent) => (await merge(from, into)).text;
    expect(await said(one, foreign)).toBe('Only tickets from the same email address can be merged.');
    expect(await said(one, one)).toBe('A ticket cannot be merged into itself.');
    for (const role of ['editor', 'marketing'])
      expect((await merge(one, other, cookies[role] ?? '')).status).toBe(403);
    const set = (status: string) =>
      query(site, 'update support_tickets set status = $2 where id = $1', [other.id, status]);
    await set('closed');
    expect(await said(one, other)).toBe(`${other.ticketId} is Closed: reopen it first.`);
    await set('spam');
    expect(await said(one, other)).toBe(`${other.ticketId} is Spam: move it to New first.`);
    expect(await said(other, one)).toBe(`${other.ticketId} is Spam: move it to New first.`);
    expect((await merge(one, { ...other, id: 99_999_999 })).status).toBe(404);
    const quote = await send(site, '/admin/api/desk/quote-1/merge', { into: 2 }, { Cookie: nora });
    expect(quote.status).toBe(404);
    expect(await query(site, 'select 1 from site.merged_tickets where ticket_id = $1', [one.id])).toEqual([]);
  });

  it('an answer that can still be taken back is waited for', async () => {
    const [one, other] = await two();
    const answer = await send(
      site,
      `/admin/api/desk/ticket-${one.id}/answers`,
      { subject: '', text: 'In a moment.', to: 'waiting-on-you', seen: '0.0' },
      { Cookie: nora, 'Idempotency-Key': crypto.randomUUID() },
    );
    expect(answer.status).toBe(201);
    const waits = { status: 409, text: 'An answer is about to leave. Please try again in a few seconds.' };
    expect(await merge(one, other)).toMatchObject(waits);
    expect(await merge(other, one)).toMatchObject(waits);
    const order = { answer: JSON.parse(answer.text).answer, step: 'take-back' };
    expect(
      (await send(site, `/admin/api/desk/ticket-${one.id}/pending`, order, { Cookie: nora })).status,
    ).toBe(204);
    expect((await merge(one, other)).status).toBe(204);
  });
});
