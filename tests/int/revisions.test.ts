import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, signedIn } from '../support/staff-calls';

let site: OpenPayload;
let nora: Awaited<ReturnType<typeof addStaff>>;
let ada: typeof nora;
let id: number;

beforeAll(async () => {
  site = await openPayload();
  nora = await signedIn(site, await addStaff(site, 'nora'));
  ada = await addStaff(site, 'ada');
});
beforeEach(async () => {
  const { rows } = await site.query(
    `insert into prepared_mails (title, subject, text) values ('Maya', 'ΑΦΑ', 'Welcome.') returning id`,
  );
  id = rows[0].id;
});
afterAll(() => site.close());

const as = (user: typeof nora) => ({
  overrideAccess: false,
  user: { ...user, collection: 'users' as const },
});
type Form = Record<string, unknown> & { revision: string };
const open = async (by: typeof nora) =>
  (await site.payload.findByID({
    collection: 'prepared-mails',
    id,
    depth: 0,
    draft: true,
    ...as(by),
  })) as unknown as Form;
/** As the form sends it: everything, with the names of the changed fields. */
const save = (form: Form, by: typeof nora, changes: object) =>
  site.payload.update({
    collection: 'prepared-mails',
    id,
    data: { ...form, ...changes, touched: Object.keys(changes).join() } as never,
    ...as(by),
  });
const stored = async () =>
  (await site.query('select title, subject, state, updated_at as at from prepared_mails where id = $1', [id]))
    .rows[0];

describe('a form that somebody else saved meanwhile', () => {
  it('keeps what each changed alone', async () => {
    const [hers, his] = [await open(nora), await open(ada)];
    await save(hers, nora, { title: 'Maya Castellanos' });
    await save(his, ada, { subject: 'Theta Psi' });
    expect(await stored()).toMatchObject({ title: 'Maya Castellanos', subject: 'Theta Psi' });
  });

  it('is refused where both changed the same, with the fields, who and when, and changes nothing', async () => {
    const [hers, his] = [await open(nora), await open(ada)];
    await save(hers, nora, { title: 'Maya Castellanos', subject: 'Theta Psi' });
    const late = save(his, ada, { title: 'M. C.', subject: 'Θ', state: 'in-review' });
    const refusal = (await late.catch((error: unknown) => error)) as {
      status: number;
      message: string;
      data: { errors: { path: string; message: string }[] };
    };
    expect(refusal.status).toBe(409);
    const when = 'on [A-Z][a-z]{2} \\d+, 20\\d\\d, \\d+:\\d\\d [AP]M UTC'.replace(' [AP]', '\\s[AP]');
    expect(refusal.message).toMatch(
      new RegExp(`^nora changed Title and Subject ${when}\\. None of your changes were saved yet\\.$`),
    );
    expect(refusal.data.errors.map(({ path }) => path)).toEqual(['title', 'subject', 'revision']);
    expect(await stored()).toMatchObject({ title: 'Maya Castellanos', state: null });
  });

  it('is saved where both wrote the same, and where the other was oneself', async () => {
    const [hers, his] = [await open(nora), await open(ada)];
    await save(hers, nora, { title: 'Maya Castellanos' });
    await save(his, ada, { title: 'Maya Castellanos', subject: 'Theta Psi' });
    await save(hers, nora, { title: 'M. C.' });
    await save(hers, nora, { title: 'Maya' });
    expect(await stored()).toMatchObject({ title: 'Maya', subject: 'Theta Psi' });
  });

  it('is refused where oneself wrote last, over what the other wrote unseen', async () => {
    const [hers, his] = [await open(nora), await open(ada)];
    await save(his, ada, { title: 'Maya Castellanos' });
    const outright = { title: 'M. C.' } as never;
    await site.payload.update({ collection: 'prepared-mails', id, data: outright, ...as(nora) });
    await expect(save(hers, nora, { title: 'Maya' })).rejects.toMatchObject({ status: 409 });
    expect(await stored()).toMatchObject({ title: 'M. C.' });
  });

  it('tells what no account of the staff changed', async () => {
    const his = await open(ada);
    await site.query(`update prepared_mails set title = 'Erin' where id = $1`, [id]);
    await expect(save(his, ada, { title: 'Eve' })).rejects.toThrow(
      'The site changed Title meanwhile. None of your changes were saved yet.',
    );
  });

  it('can be saved over, once its sender has seen what is there', async () => {
    const [hers, his] = [await open(nora), await open(ada)];
    await save(hers, nora, { title: 'Maya Castellanos' });
    const { revision } = await open(ada);
    await save({ ...his, revision }, ada, { title: 'M. C.' });
    expect(await stored()).toMatchObject({ title: 'M. C.' });
  });
});

describe('a call of a machine', () => {
  const patch = (data: object) =>
    site.payload.update({ collection: 'prepared-mails', id, data: data as never, ...as(ada) });

  it('changes the fields that it sends, and with a revision only what nobody else changed', async () => {
    const { revision } = await open(ada);
    await save(await open(nora), nora, { title: 'Maya Castellanos' });
    await patch({ subject: 'Theta Psi', revision });
    await expect(patch({ title: 'M. C.', revision })).rejects.toThrow('nora changed Title');
    await patch({ title: 'M. C.' });
    expect(await stored()).toMatchObject({ title: 'M. C.', subject: 'Theta Psi' });
  });

  it.each(['no json', '[1]', '{"title":1}'])('with the revision %s is refused', async (revision) => {
    await expect(patch({ title: 'Eve', revision })).rejects.toMatchObject({ status: 400 });
  });
});

it('a draft of a global is guarded in the same way, and its published words are not touched', async () => {
  const read = async (by: typeof nora) =>
    (await site.payload.findGlobal({ slug: 'brand', depth: 0, draft: true, ...as(by) })) as unknown as Form;
  const keep = (form: Form, by: typeof nora, changes: object) =>
    site.payload.updateGlobal({
      slug: 'brand',
      data: { ...form, ...changes, _status: 'draft', touched: Object.keys(changes).join() } as never,
      draft: true,
      ...as(by),
    });
  const [hers, his] = [await read(nora), await read(ada)];
  await keep(hers, nora, { prize: '$275' });
  await keep(his, ada, { tagline: 'Run your chapter' });
  expect(await read(ada)).toMatchObject({ prize: '$275', tagline: 'Run your chapter' });
  await expect(keep(his, ada, { prize: '$300' })).rejects.toThrow('nora changed Prize');
  expect((await site.query('select prize from brand')).rows[0].prize).not.toBe('$275');
});

it('nothing is kept of who wrote what once the document is gone', async () => {
  await save(await open(nora), nora, { title: 'Maya Castellanos' });
  const kept = () =>
    site.query(`select 1 from site.last_writes where subject_id = $1 and field = 'title'`, [String(id)]);
  expect((await kept()).rowCount).toBe(1);
  await site.payload.delete({ collection: 'prepared-mails', id, ...as(nora) });
  expect((await kept()).rowCount).toBe(0);
});

it('a visitor is told no revision', async () => {
  expect(await site.payload.findGlobal({ slug: 'brand', overrideAccess: true })).not.toHaveProperty(
    'revision',
  );
});
