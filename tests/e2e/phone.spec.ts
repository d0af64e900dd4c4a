import { devices, type Locator, type Page } from '@playwright/test';
import { query, send, ticket } from '../support/api';
import { findCutWords } from '../support/cut-words';
import { expect, test } from '../support/e2e';
import { nextFrames } from '../support/frames';
import { messages, send as sendRequest, submit } from './support-form';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use({
  ...phone,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

const HEIGHT = 844;
/** A phone widens its window for content that is too wide, so that it would always fit. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
};

/** Nothing lies over the middle of the element, which is inside the window. */
const isUncovered = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && target.contains(hit);
  });

test.describe('home', () => {
  const field = (page: Page) => page.locator('#waitlist').getByLabel('Full name');
  const expectForm = async (page: Page) => {
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    const button = await boxOf(page.locator('#waitlist').getByRole('button', { name: 'Apply now' }));
    expect(button.y + button.height, 'one screen of scrolling').toBeLessThan(2 * HEIGHT);
  };

  test('Apply leads to the form, with its first field focused, also when pressed again', async ({ page }) => {
    await page.goto('/');
    const apply = page.getByRole('link', { name: 'Apply as a Founding Chapter' });
    for (const _time of [1, 2]) {
      await apply.tap();
      await expectForm(page);
      await expect(page.getByText('Onboarding', { exact: false }).last()).not.toBeInViewport();
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        window.scrollTo(0, 0);
      });
    }
  });

  test('a link to the form from another page does the same', async ({ page }) => {
    await page.goto('/merch');
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).tap();
    await expectForm(page);
  });

  test('the form comes before the benefits, and after its heading', async ({ page }) => {
    await page.goto('/#waitlist');
    const top = async (name: string) => (await boxOf(page.locator('#waitlist').getByText(name))).y;
    const heading = await top('Put your letters on the first hundred.');
    const form = await top('Founding Chapter application');
    expect(heading).toBeLessThan(form);
    expect(form).toBeLessThan(await top('Lifetime discount on all subscription plans'));
  });
});

test('merch: the price stays in sight through the whole drag', async ({ page }) => {
  await page.goto('/merch');
  const slider = page.getByRole('slider', { name: 'Our margin' });
  const price = page.locator('#pricing [aria-hidden="true"] > div b');
  for (const block of ['center', 'end', 'nearest'] as const) {
    await slider.evaluate((range, place) => range.scrollIntoView({ block: place }), block);
    const { x, y, width, height } = await boxOf(slider);
    await slider.fill('35');
    await page.mouse.move(x + 15, y + height / 2);
    await page.mouse.down();
    for (const [part, words] of [
      [0, '$13.85'],
      [1 / 3, '$12.86'],
      [2 / 3, '$12.00'],
      [1, '$11.25'],
    ] as const) {
      await page.mouse.move(x + 15 + part * (width - 30), y + height / 2, { steps: 4 });
      await expect(price).toHaveText(words);
      await expect(price).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(price)).toBe(true);
      expect(await isUncovered(slider)).toBe(true);
    }
    await page.mouse.up();
  }
  expect(await widthOf(page)).toBe(390);
});

test('merch: the order form opens with the button under the price', async ({ page }) => {
  await page.goto('/merch');
  const form = page.locator('#quote');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Price my order' }).tap();
  await expect(form.getByRole('heading', { name: 'Now price your own.' })).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel('Quantity')).toBeVisible();
  await expect(form.getByLabel('Organization')).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await nextFrames(page);
    expect(await findCutWords(page), `${width} px`).toEqual([]);
    expect(await widthOf(page)).toBe(width);
  }
});

test('merch: lists that go sideways can be reached and moved with the keyboard', async ({ page }) => {
  await page.goto('/merch');
  for (const [id, first, last] of [
    ['categories', 'Chapter apparel', 'Banners and more'],
    ['coming-soon-features', 'Quote request', 'Design approval by chapter leadership'],
  ]) {
    const list = page.locator(`#${id} [tabindex="0"]`);
    await expect(list).toHaveCount(1);
    await expect(list).toHaveAccessibleName(/\w/);
    await list.focus();
    await expect(page.getByRole('heading', { name: first })).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { name: last })).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
  }
  expect(await widthOf(page)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#categories [tabindex], #coming-soon-features [tabindex]')).toHaveCount(0);
});

test.describe('support', () => {
  test('after a request, no message covers the next steps, and the request opens with one press', async ({
    page,
  }) => {
    await sendRequest(page);
    await expect(messages(page)).toContainText('Support Request Submitted!');
    const follow = page.getByRole('button', { name: 'Follow your request' });
    for (const next of [follow, page.getByRole('button', { name: 'Submit Another Request' })]) {
      await expect(next).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(next)).toBe(true);
    }
    await follow.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dues look wrong');
    await expect(page).toHaveURL(/\/support\/status\/./);
  });

  test('after a download, the next steps come first and stay uncovered', async ({
    page,
    problems,
    formService,
  }) => {
    problems.allow('/api/support', 503);
    problems.allow(formService.url, 500);
    formService.answer({ status: 500 });
    await page.route('**/api/support', (route) => route.fulfill({ status: 503, body: 'No' }));
    await sendRequest(page);
    await expect(messages(page)).toContainText('Support Ticket Downloaded!');
    for (const next of [
      page.getByRole('heading', { name: 'Nothing was sent yet.' }),
      page.locator('main').getByRole('link', { name: 'hello@colonnade.example' }).last(),
      page.getByRole('button', { name: 'Download the file again' }),
    ]) {
      await expect(next).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(next)).toBe(true);
    }
  });

  test('too many requests: a sentence stays on the page, and the button is not covered', async ({
    page,
    problems,
  }) => {
    problems.allow('/api/support', 429);
    await page.route('**/api/support', (route) =>
      route.fulfill({ status: 429, body: 'Too many requests, please try again later' }),
    );
    await sendRequest(page);
    await expect(messages(page)).toContainText('429: Too many requests, please try again later');
    await expect(page.locator('main')).toContainText(
      'We got too many requests from your network in the past hour. Please try again later.',
    );
    await expect(submit(page)).toBeFocused();
    await expect.poll(() => isUncovered(submit(page))).toBe(true);
  });

  test('leads to the page of a request, whose refusals keep both fields', async ({ page }) => {
    await page.goto('/support');
    await page.getByRole('link', { name: 'Check your request' }).tap();
    await expect(page).toHaveURL('/support/status');
    const id = page.getByLabel('Ticket ID');
    const email = page.locator('#content').getByLabel('Email');
    await expect(id).toHaveAttribute('placeholder', 'CLN-1234567890123');
    await id.fill('CLN-1');
    await email.fill('maya@westbrook.edu');
    const show = page.getByRole('button', { name: 'Show my request' });
    await show.tap();
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'We can’t find a request with this ticket ID and email. Please check both.',
    );
    await expect(id).toHaveValue('CLN-1');
    await expect(email).toHaveValue('maya@westbrook.edu');
  });

  test('says so when a network asks too often', async ({ page, problems }) => {
    problems.allow('/support/status', 429);
    await page.route('**/support/status', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, body: 'Too many requests' })
        : route.continue(),
    );
    await page.goto('/support/status');
    await page.getByLabel('Ticket ID').fill('CLN-1');
    await page.locator('#content').getByLabel('Email').fill('maya@westbrook.edu');
    await page.getByRole('button', { name: 'Show my request' }).tap();
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'We got too many requests from your network in the past hour. Please try again later.',
    );
    await expect(page.getByLabel('Ticket ID')).toHaveValue('CLN-1');
  });

  test.describe('in New York', () => {
    test.use({ timezoneId: 'America/New_York' });

    test('times are the visitor’s', async ({ page, site }) => {
      const request = ticket();
      const { ticketId } = JSON.parse((await send(site, '/api/support', request)).text);
      await query(
        site,
        `update support_tickets set created_at = '2026-03-09T13:58:00Z' where ticket_id = $1`,
        [ticketId],
      );
      await page.goto('/support/status');
      await page.getByLabel('Ticket ID').fill(ticketId);
      await page.locator('#content').getByLabel('Email').fill(request.email);
      await page.getByRole('button', { name: 'Show my request' }).tap();
      await expect(page.locator('main time').first()).toHaveText('March 9, 2026 at 9:58 AM EDT');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the answer opens the request just sent', async ({ page }) => {
      await sendRequestPlainly(page);
      await page.getByRole('link', { name: 'follow your request' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dues look wrong');
    });
  });
});

async function sendRequestPlainly(page: Page) {
  const { fillIn } = await import('./support-form');
  await page.goto('/support');
  await fillIn(page);
  await submit(page).click();
}

test('links: the tickets come before the explanation', async ({ page }) => {
  await page.goto('/links');
  const first = await boxOf(page.getByRole('link', { name: /^Follow us on/ }).first());
  const last = await boxOf(page.getByRole('link', { name: /^Follow us on/ }).last());
  const words = await boxOf(page.getByText('Each listed account you follow counts as one entry.'));
  expect(first.y + first.height).toBeLessThan(HEIGHT);
  expect(last.y + last.height).toBeLessThan(words.y);
});

test('brand assets: links to the sections, and Copy beside Download', async ({ page }) => {
  await page.goto('/social-media');
  const jump = page.getByRole('navigation', { name: 'On this page' });
  await expect(jump.getByRole('link')).toHaveText([
    'Brand Information',
    'Colors',
    'Profiles and banners',
    'App Screenshots',
    'iPad Screenshots',
    'On paper and on walls',
    'Usage Guidelines',
  ]);
  await jump.getByRole('link', { name: 'Usage Guidelines' }).tap();
  await expect(page.getByRole('heading', { name: 'Usage Guidelines' })).toBeInViewport();
  const copies = page
    .locator('main')
    .getByRole('button', { name: /^Copy / })
    .and(page.locator('[title="Copy image"]'));
  expect(await copies.count()).toBeGreaterThan(20);
  for (const copy of await copies.all()) {
    const download = await boxOf(copy.locator('xpath=preceding-sibling::button'));
    const { x, y } = await boxOf(copy);
    expect(y).toBeLessThan(download.y + download.height);
    expect(x).toBeGreaterThanOrEqual(download.x + download.width);
    expect(x + 40).toBeLessThanOrEqual(390);
  }
  expect(await widthOf(page)).toBe(390);
});
