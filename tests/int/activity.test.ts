import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, cookieOf, PASSWORD } from '../support/staff-calls';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Route = Record<
  Method,
  (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>
>;

let site: OpenPayload;
let route: Route;
let cookie: string;
let nora: number;

const ask = (method: Method, path: string, parts: Parameters<typeof call>[1] = {}) =>
  route[method](call(`/admin/api/${path}`, { cookie, ...parts, method }), {
    params: Promise.resolve({ slug: path.split('?')[0]?.split('/') }),
  });
const signIn = (username: string, password: string) =>
  ask('POST', 'users/login', { body: { username, password }, cookie: undefined });

let seen = 0;
/** Entries since the last call, oldest first. */
async function lines(): Promise<Record<string, unknown>[]> {
  const { rows } = await site.query(
    `select id, actor, action, subject, subject_id as "subjectId", details from activity where id > $1 order by id`,
    [seen],
  );
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ id, ...line }) => line);
}

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0' });
  route = await import('../../src/app/(payload)/admin/api/[...slug]/route');
  nora = (await addStaff(site, 'nora')).id as number;
  cookie = cookieOf(await signIn('nora', PASSWORD));
});
beforeEach(async () => {
  await lines();
});
afterAll(() => site.close());

const LINK = { label: 'Instagram', url: 'https://example.com', order: 1, isActive: true };

describe('the activity log', () => {
  it('records sign-ins, refused ones and sign-outs', async () => {
    const session = cookieOf(await signIn('nora', PASSWORD));
    await signIn('nora', 'a wrong one');
    await signIn('nobody at all', 'a wrong one');
    await ask('POST', 'users/logout', { cookie: session });
    const subject = 'users';
    const subjectId = String(nora);
    expect(await lines()).toEqual([
      { actor: 'nora', action: 'signed in', subject, subjectId, details: null },
      { actor: null, action: 'sign-in refused', subject, subjectId, details: 'for nora' },
      {
        actor: null,
        action: 'sign-in refused',
        subject,
        subjectId: null,
        details: 'for a name that no account has',
      },
      { actor: 'nora', action: 'signed out', subject, subjectId, details: null },
    ]);
  });

  it('records what staff add, change, remove and restore, by field names and states', async () => {
    const added = await ask('POST', 'social-links', { body: LINK });
    const { doc } = await added.json();
    const subjectId = String(doc.id);
    await ask('PATCH', `social-links/${doc.id}`, { body: { label: 'Insta', isActive: false } });
    await ask('PATCH', `social-links/${doc.id}`, { body: { deletedAt: '2026-11-21T12:00:00.000Z' } });
    await ask('PATCH', `social-links/${doc.id}?trash=true`, { body: { deletedAt: null } });
    await ask('DELETE', `social-links/${doc.id}`);
    const line = (action: string, details: string | null) => ({
      actor: 'nora',
      action,
      subject: 'social-links',
      subjectId,
      details,
    });
    expect(await lines()).toEqual([
      line('added', 'isActive: true'),
      line('changed', 'label, isActive: true → false'),
      line('moved to the trash', 'deletedAt'),
      line('restored', 'deletedAt'),
      line('deleted', null),
    ]);
  });

  it('never contains what a visitor wrote', async () => {
    const ticket = await site.payload.create({
      collection: 'support-tickets',
      data: {
        ticketId: 'CLN-1763559120412',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'Dues reminder',
        message: 'It reminds us twice.',
        category: 'billing',
        priority: 'low',
        status: 'new',
      },
      overrideAccess: true,
    });
    await ask('PATCH', `support-tickets/${ticket.id}`, {
      body: { status: 'open', message: 'It reminds Ada twice.' },
    });
    const all = await lines();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      action: 'changed',
      details: expect.stringContaining('status: new → open'),
    });
    expect(JSON.stringify(all)).not.toMatch(/Ada|ada@|twice/);
  });

  it('records a password change but never the password', async () => {
    const { id } = await addStaff(site, 'devon', 'editor');
    await ask('PATCH', `users/${id}`, { body: { password: 'another long password', role: 'support' } });
    expect(await lines()).toEqual([
      {
        actor: 'nora',
        action: 'changed',
        subject: 'users',
        subjectId: String(id),
        details: 'role: editor → support, password',
      },
    ]);
  });

  it('has no entry for a refused change', async () => {
    expect((await ask('POST', 'social-links', { body: { ...LINK, label: '' } })).status).toBe(400);
    expect((await ask('PATCH', `users/${nora}`, { body: { role: 'emperor' } })).status).toBe(400);
    expect((await lines()).filter(({ action }) => action !== 'signed in')).toEqual([]);
  });

  it('can be read by admins, and changed by nobody', async () => {
    await addStaff(site, 'tess', 'support');
    const support = cookieOf(await signIn('tess', PASSWORD));
    expect((await ask('GET', 'activity', { cookie: support })).status).toBe(403);
    expect((await ask('GET', 'activity?limit=1')).status).toBe(200);
    expect((await ask('POST', 'activity', { body: { action: 'forged' } })).status).toBe(403);
    expect((await ask('PATCH', `activity/${seen}`, { body: { action: 'forged' } })).status).toBe(403);
    expect((await ask('DELETE', `activity/${seen}`)).status).toBe(403);
    await expect(site.query(`update activity set action = 'forged'`)).rejects.toThrow('append-only');
    await expect(site.query('delete from activity')).rejects.toThrow('append-only');
    await expect(site.query('truncate activity')).rejects.toThrow('append-only');
  });
});
