import type { Page } from '@playwright/test';
import { query, send, signIn } from '../support/api';
import { addDraw } from '../support/draws';
import { expect, test } from '../support/e2e';
import { body } from '../support/issues';
import { picture, quoteForm } from '../support/quotes';
import type { Site } from '../support/site';
import { request } from '../support/tickets';

test.use({ siteOptions: { worker: false } });

const ROWS = 12;
const TEXT = body('Twelve chapters hold a founding seat.');
const person = (n: number) => ({ name: `Person ${n}`, email: `person${n}@chapter.example` });
const published = { body: TEXT, _status: 'published' };

type List = {
  /** What staff may do with all chosen rows, as its bar names it. */
  actions: string;
  /** A field that they may change in all of them: its label and its name; null: they may only delete. */
  field: [label: string, name: string] | null;
  /** The document of a row, or how to make one otherwise. */
  row: (n: number) => object;
  make?: (site: Site, cookie: string, n: number) => Promise<unknown>;
};

/** Every list whose rows an admin may change or delete. */
const LISTS: Record<string, List> = {
  posts: {
    actions: 'Edit Publish Unpublish Delete',
    field: ['Author', 'author'],
    row: (n) => ({ title: `Post ${n}`, lead: 'On time.', section: 'roll-call', author: 'Ada', ...published }),
  },
  'help-articles': {
    actions: 'Edit Publish Unpublish Delete',
    field: ['Topic', 'topic'],
    row: (n) => ({
      question: `How do dues work, part ${n}?`,
      answer: 'Twice a term.',
      topic: 'Dues',
      owner: 'editor',
      checkedOn: '2026-06-01T12:00:00.000Z',
      ...published,
    }),
  },
  openings: {
    actions: 'Edit Publish Unpublish Delete',
    field: ['Place', 'place'],
    row: (n) => ({
      title: `Engineer ${n}`,
      summary: 'You count.',
      place: 'Lawrence',
      remote: true,
      ...published,
    }),
  },
  'press-items': {
    actions: 'Edit Publish Unpublish Delete',
    field: ['Text', 'text'],
    row: (n) => ({ kind: 'quote', title: `Item ${n}`, text: 'What it is about.', _status: 'published' }),
  },
  'social-links': {
    actions: 'Edit Delete',
    field: ['Label', 'label'],
    row: (n) => ({ label: `Link ${n}`, url: `https://links.example/${n}` }),
  },
  media: {
    actions: 'Edit Delete',
    field: ['Description', 'alt'],
    row: () => ({}),
    make: async (site, cookie, n) => {
      const form = new FormData();
      form.set('_payload', JSON.stringify({ alt: `Picture ${n}` }));
      form.set(
        'file',
        new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' }),
        `picture-${n}.png`,
      );
      await fetch(`${site.url}/admin/api/media`, { method: 'POST', body: form, headers: { cookie } });
    },
  },
  'newsletter-issues': {
    actions: 'Edit Delete',
    field: ['Subject', 'subject'],
    row: (n) => ({ subject: `Issue ${n}`, previewText: 'One thing.', body: TEXT }),
  },
  newsletter: { actions: 'Edit Delete', field: ['Name', 'name'], row: person },
  suppressions: {
    actions: 'Delete',
    field: null,
    row: (n) => ({ email: `gone${n}@chapter.example`, reason: 'by-hand', note: 'On the phone.' }),
  },
  sources: {
    actions: 'Edit Delete',
    field: ['Name', 'name'],
    row: (n) => ({ name: `Source ${n}`, slug: `source-${n}` }),
  },
  users: {
    actions: 'Edit Delete',
    field: ['Switched off', 'disabled'],
    row: (n) => ({ username: `person${n}`, password: 'seven columns', role: 'support' }),
  },
  'saved-replies': {
    actions: 'Edit Delete',
    field: ['Title', 'title'],
    row: (n) => ({ title: `Reply ${n}`, text: 'We look into it.' }),
  },
  'prepared-mails': {
    actions: 'Edit Delete',
    field: ['Title', 'title'],
    row: (n) => ({ title: `Mail ${n}`, state: 'accepted', subject: 'Hello', text: 'Hello.' }),
  },
  'support-tickets': {
    actions: 'Edit Delete',
    field: ['Looks like spam', 'quarantined'],
    row: () => ({}),
    make: (site, _, n) => request(site, { subject: `Question ${n}` }),
  },
  waitlist: {
    actions: 'Edit Delete',
    field: ['Looks like spam', 'quarantined'],
    row: (n) => ({
      ...person(n),
      fullName: `Person ${n}`,
      organization: `Chapter ${n}`,
      organizationSize: '26-50',
    }),
  },
  quotes: {
    actions: 'Edit Delete',
    field: ['Looks like spam', 'quarantined'],
    row: () => ({}),
    make: (site) =>
      fetch(`${site.url}/merch/quote`, {
        method: 'POST',
        body: quoteForm(),
        headers: { Accept: 'application/json' },
      }),
  },
  'draw-rounds': {
    actions: 'Edit',
    field: ['Title', 'title'],
    row: () => ({}),
    make: (site, cookie, n) => addDraw(site, cookie, { title: `Draw ${n}` }),
  },
};

/** What each row says, by its id; when it was changed is not part of that. */
async function rowsOf(site: Site, slug: string): Promise<Map<number, string>> {
  const table = slug.replace('-', '_');
  const rows = await query<{ id: number; says: string }>(
    site,
    `select id, (to_jsonb(${table}) - 'updated_at')::text as says from ${table} order by id`,
  );
  return new Map(rows.map(({ id, says }) => [id, says]));
}

async function confirm(page: Page, action: string) {
  await page.locator('.list-selection').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}

async function edit(page: Page, [label, name]: [string, string]) {
  await page.locator('.list-selection').getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('.field-select .rs__control').click();
  await drawer.getByRole('option', { name: label, exact: true }).click();
  const input = drawer.locator(`[name="${name}"]`);
  if ((await input.getAttribute('type')) === 'checkbox') await input.check();
  else await input.fill('Edited');
  await drawer.getByRole('button', { name: /^(Save|Publish changes)$/ }).click();
}

for (const [slug, { actions, field, row, make }] of Object.entries(LISTS))
  test(`${slug}: a change of all rows leaves what the filter leaves out`, async ({ page, site, context }) => {
    const cookie = await signIn(site);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: site.url }]);
    const seeded = [...(await rowsOf(site, slug)).keys()];
    for (let n = 1; n <= ROWS; n += 1) {
      if (make) await make(site, cookie, n);
      else expect(await send(site, `/admin/api/${slug}`, row(n), { cookie })).toMatchObject({ status: 201 });
    }
    const own = [...(await rowsOf(site, slug)).keys()].filter((id) => !seeded.includes(id));
    // Six rows on two pages, neither the first ones nor the last.
    const chosen = own.slice(3, 9);
    const filter = `where[or][0][and][0][id][greater_than_equal]=${chosen[0]}&where[or][0][and][1][id][less_than_equal]=${chosen.at(-1)}`;

    for (const action of ['Unpublish', 'Publish', 'Edit', 'Delete']) {
      await page.goto(`/admin/collections/${slug}?limit=5&${filter}`);
      await page.locator('#select-all').check();
      await page.locator('#select-all-across-pages').click();
      const bar = page.locator('.list-selection');
      await expect(bar).toContainText('6 selected');
      const offered = bar.getByRole('button', { name: /^(Edit|Publish|Unpublish|Delete)$/ });
      expect((await offered.allInnerTexts()).join(' ')).toBe(actions);
      if (!actions.split(' ').includes(action)) continue;

      const before = await rowsOf(site, slug);
      const answered = page.waitForResponse(
        (answer) =>
          /PATCH|DELETE/.test(answer.request().method()) &&
          answer.url().includes(`/admin/api/${slug}?`) &&
          answer.status() !== 403,
      );
      if (action === 'Edit' && field) await edit(page, field);
      else await confirm(page, action);
      const password = page.locator('.reauthentication input[type=password]');
      await Promise.race([answered, password.waitFor()]);
      if (await password.isVisible()) {
        await password.fill(site.admin.password);
        await password.press('Enter');
      }
      expect((await answered).status()).toBe(200);
      const changed = async () => {
        const after = await rowsOf(site, slug);
        return [...before].filter(([id, says]) => after.get(id) !== says).map(([id]) => id);
      };
      expect(await changed(), `${action} of ${slug}`).toEqual(chosen);
    }
  });
