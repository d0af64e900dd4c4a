import type { Page } from '@playwright/test';
import { findContrast, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { nextFrames } from '../support/frames';
import { openWithStillClock } from '../support/still-clock';

const slider = (page: Page) => page.getByRole('slider', { name: 'Our margin' });
const heading = (page: Page) => page.locator('#pricing').getByRole('heading', { level: 2 });
/** Before hydration, the page's links are plain anchors, and its stairs and slider do nothing. */
const ready = (page: Page) => expect(page.locator('.animate-on-scroll').last()).toHaveClass(/below-sight/);
/** A smooth scroll still running while Playwright scrolls to its next target would end at the wrong place. */
const hasStopped = (page: Page) =>
  expect(async () => {
    const before = await page.evaluate(() => window.scrollY);
    // Two samples with time between them; the page's own frames stop with its clock.
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }).toPass();
const toPricing = ['Get a Quote', 'View Pricing Model', 'Get an Honest Quote', 'Request a Quote'];

/** Everything that the receipt and the text below the slider say. */
async function expectTier(page: Page, margin: string, label: string, price: string, ours: string) {
  const pricing = page.locator('#pricing');
  await expect(pricing.getByText(label, { exact: true })).toBeVisible();
  await expect(pricing.locator('p[aria-live=polite]')).toHaveText(`You pay per shirt ${price}`);
  await expect(pricing.locator('dl')).toContainText(`Our margin, ${margin}%${ours}`);
  await expect(pricing.getByRole('button', { pressed: true })).toContainText(`${margin}%`);
  await expect(slider(page)).toHaveValue(margin);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${margin}%, ${label}`);
}

type Tier = [margin: string, label: string, price: string, ours: string];
const tiers: [Tier, Tier, Tier, Tier] = [
  ['35', 'New Chapter (1st Order)', '$13.85', '$4.85'],
  ['30', '2nd Order This Year', '$12.86', '$3.86'],
  ['25', '3rd Order This Year', '$12.00', '$3.00'],
  ['20', 'Loyalty Rate (4th Order & Beyond)', '$11.25', '$2.25'],
];

test('tools find the background of each text before the last parts are laid out', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/merch');
  expect(await findContrast(page)).toEqual([]);
});

test('the price above the slider leaves with it, also when a busy browser reports both at once', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((entries, self) => {
          held.push(...entries);
          window.addEventListener('report', () => held.length && callback(held.splice(0), self), {
            once: true,
          });
        }, options);
      }
    };
  });
  await page.goto('/merch');
  await page.waitForLoadState('networkidle');
  const report = () => page.evaluate(() => void window.dispatchEvent(new Event('report')));
  const shown = page.locator('[data-shown]');
  const scroll = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await nextFrames(page);
    await nextFrames(page);
  };
  const top = (await slider(page).boundingBox())?.y ?? 0;
  await report();
  await scroll(top - 400);
  await report();
  await expect(shown).toBeVisible();
  await scroll(0);
  await report();
  await expect(shown).toHaveCount(0);
  await scroll(top - 400);
  await scroll(0);
  await report();
  await nextFrames(page);
  await expect(shown).toHaveCount(0);
});

test('has its six sections in order, and links to support and waitlist', async ({ page }) => {
  await page.goto('/merch');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([
    'hero',
    'categories',
    'big-company-problems',
    'pricing',
    'cta',
    'coming-soon-features',
  ]);
  const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
  await expect(link('Call Us')).toHaveAttribute('href', '/support');
  await expect(link('Call Us')).toHaveAccessibleDescription(
    'We have no phone line yet. ‘Call Us’ leads to our support form: write what you need, and we’ll get back to you.',
  );
  await expect(link('Join the Waitlist')).toHaveAttribute('href', '/#waitlist');
  await expect(page.locator('#cta li')).toHaveText([
    /requirements and design ideas/,
    /transparent quote with a full cost breakdown/,
    /Approve the design.*production and delivery/,
  ]);
});

for (const [motion, before, wait] of [
  ['no-preference', 590, 20],
  ['reduce', 90, 20],
] as const) {
  const tag = motion === 'reduce' ? '@long' : [];
  test(`four links go to the pricing heading, with motion: ${motion}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openWithStillClock(page, '/merch');
    await ready(page);
    for (const name of toPricing) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await hasStopped(page);
      await page.clock.fastForward(before);
      await expect(heading(page)).not.toBeFocused();
      await page.clock.fastForward(wait);
      await expect(heading(page)).toBeFocused();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
  });
}

test('scrolls instantly with reduced motion, smoothly otherwise', { tag: '@long' }, async ({ page }) => {
  for (const [motion, behavior] of [
    ['reduce', 'instant'],
    ['no-preference', 'smooth'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/merch');
    await ready(page);
    await page.evaluate(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        document.documentElement.dataset.asked = `${this.id} ${(options as ScrollIntoViewOptions).behavior}`;
        scroll.call(this, options);
      };
    });
    await page.getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', `pricing ${behavior}`);
  }
});

test('the slider runs from 35 down to 20 by keyboard', async ({ page }) => {
  await page.goto('/merch');
  await ready(page);
  await expect(page.locator('#pricing dl')).toHaveText(
    'Blanks$4.50Ink and transfer$1.50Labor$2.00Design$1.00Base cost$9.00Our margin, 35%$4.85',
  );
  await expect(page.getByText('Loyalty rate kept with 3+ orders per academic year')).toBeVisible();
  const range = await slider(page).evaluate((input: HTMLInputElement) => [input.min, input.max, input.step]);
  expect(range).toEqual(['20', '35', '5']);
  await slider(page).focus();
  for (const tier of tiers) {
    await expectTier(page, ...tier);
    await page.keyboard.press('ArrowRight');
  }
  await expectTier(page, ...tiers[3]);
  await page.keyboard.press('ArrowLeft');
  await expectTier(page, ...tiers[2]);
  await page.keyboard.press('ArrowUp');
  await expectTier(page, ...tiers[1]);
  await page.keyboard.press('Home');
  await expectTier(page, ...tiers[3]);
  await page.keyboard.press('End');
  await expectTier(page, ...tiers[0]);
});

test('a finger chooses a tier on the stairs or under them', { tag: '@long' }, async ({ page }) => {
  await page.goto('/merch');
  await ready(page);
  const stairs = page.getByRole('group', { name: 'Orders this academic year' }).getByRole('button');
  await expect(stairs).toHaveText(['1st order 35%', '2nd order 30%', '3rd order 25%', '4th and beyond 20%']);
  for (const index of [3, 1, 2, 0] as const) {
    await stairs.nth(index).click();
    await expectTier(page, ...tiers[index]);
  }
  for (const index of [2, 3, 1, 0] as const) {
    const stair = await stairs.nth(index).boundingBox();
    const track = await slider(page).boundingBox();
    if (!stair || !track) throw new Error('nothing to press');
    await page.mouse.click(stair.x + stair.width / 2, track.y + track.height / 2);
    await expectTier(page, ...tiers[index]);
  }
});

const choice = (page: Page, group: string) => page.locator('#pricing').getByRole('group', { name: group });

test('piece, cloth and ink are chosen with the keyboard; inks that the cloth does not carry are crossed out', async ({
  page,
}) => {
  await page.goto('/merch');
  await ready(page);
  const [piece, cloth, ink] = ['Piece', 'Cloth', 'Ink'].map((name) => choice(page, name)) as [
    ReturnType<typeof choice>,
    ReturnType<typeof choice>,
    ReturnType<typeof choice>,
  ];
  await expect(ink.getByRole('radio', { name: 'Brass' })).toBeChecked();
  for (const name of ['Violet', 'Ink']) {
    await expect(ink.getByRole('radio', { name, exact: true })).toBeDisabled();
    await expect(ink.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(
      'Crossed out: too close to this cloth to read across a room.',
    );
  }
  await ink.getByRole('radio', { name: 'Stone' }).focus();
  await page.keyboard.press('Space');
  await expect(ink.getByRole('radio', { name: 'Stone' })).toBeChecked();
  // The next two are crossed out.
  await page.keyboard.press('ArrowRight');
  await expect(ink.getByRole('radio', { name: 'Brass' })).toBeChecked();
  await cloth.getByRole('radio', { name: 'Deep violet' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cloth.getByRole('radio', { name: 'White' })).toBeChecked();
  await expect(ink.getByRole('radio', { name: 'Violet', exact: true })).toBeChecked();
  await expect(ink.getByRole('radio', { name: 'Brass' })).toBeDisabled();
  await piece.getByRole('radio', { name: 'Front' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(piece.getByRole('radio', { name: 'Hoodie' })).toBeChecked();
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('heading', { level: 3, name: 'Price per hoodie' })).toBeVisible();
  await expect(pricing.locator('dl')).toHaveText(
    'BlanksquotedInk and transferquotedLaborquotedDesignquotedBase costquotedOur margin35%',
  );
  await expect(pricing.locator('p[aria-live=polite]')).toHaveText('Every line, to the cent in 24 hours');
  await slider(page).fill('25');
  await expect(pricing.locator('dl')).toContainText('Our margin25%');
});

test('the quote form receives the design, below which stays what was written', async ({ page }) => {
  await page.goto('/merch');
  await ready(page);
  const idea = page.getByLabel('Design idea');
  await idea.fill('Our owl.');
  await page.getByLabel('Your letters').fill('xi psi omega');
  await choice(page, 'Piece').getByRole('radio', { name: 'Hoodie' }).check();
  await choice(page, 'Cloth').getByRole('radio', { name: 'White' }).check();
  await page.getByRole('link', { name: 'Price my order' }).click();
  await expect(idea).toHaveValue(
    'From the studio: Hoodie. Letters: ΞΨΩ (Xi Psi Omega). Cloth: White. Ink: Violet.\nOur owl.',
  );
  await expect(page.getByLabel('Merchandise type')).toHaveValue('crewnecks');
  await expect(page.locator('#quote output')).toContainText('crewnecks and hoodies');
  // The home page shows the same letters, and the other way round.
  await page.goto('/');
  await expect(page.getByLabel('Your letters, or your name')).toHaveValue('ΞΨΩ');
});

test('previews the three coming steps, none of which can be pressed', { tag: '@long' }, async ({ page }) => {
  await page.goto('/merch');
  const coming = page.locator('#coming-soon-features');
  await expect(coming.getByRole('heading', { level: 3 })).toHaveText([
    'Quote request',
    'Size collection from members',
    'Design approval by chapter leadership',
  ]);
  for (const text of [
    'Merchandise type',
    'Transparent pricing in 24hrs',
    '47 of 75 responses',
    '63%',
    '28 pending members',
    'XL',
    'Approve Design',
    'Ready for production',
    'Request Changes',
    'Send feedback to designer',
    '2 hours ago',
    'Awaiting',
  ]) {
    await expect(coming.getByText(text, { exact: true }), text).toBeVisible();
  }
  await expect(coming.getByText('75 shirts')).toHaveCount(2);
  await expect(coming.getByText('Waiting', { exact: true })).toHaveCount(2);
  await expect(coming.getByText('Approved', { exact: true })).toHaveCount(2);
  await expect(coming.getByRole('img', { name: '47 of 75 members have answered' })).toBeVisible();
  await expect(
    coming.locator('button, input, select, textarea, [tabindex], a:not([href="/#waitlist"])'),
  ).toHaveCount(0);
});

const said = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null;
    return {
      title: document.title,
      description: content('meta[name=description]'),
      keywords: content('meta[name=keywords]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      social: [...document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')]
        .map((meta) => meta.outerHTML)
        .sort(),
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
    };
  });

test('sets its metadata, and resets it on leaving', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  // Until the whole page is hydrated, its head is the server's.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  const home = await said(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Merch' }).click();
  await expect(page).toHaveTitle('Custom chapter apparel, priced to the cent | Colonnade');
  await ready(page);
  // Lost on a document load: proves that the navigation happens inside the app.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect.poll(async () => (await said(page)).structured.length).toBe(home.structured.length + 1);
  // Metadata updates one element at a time.
  await expect
    .poll(async () => (await said(page)).description)
    .toMatch(/^Custom chapter apparel with the full cost spelled out/);
  const merch = await said(page);
  expect(merch.keywords).toContain('fraternity apparel');
  expect(merch.canonical).toMatch(/\/merch$/);
  expect(merch.social.join()).toContain('Custom chapter apparel, priced to the cent | Colonnade');
  const organisation = JSON.parse(merch.structured.at(-1) ?? '');
  expect(organisation).toMatchObject({ '@type': 'Organization', name: 'Colonnade' });

  await page.locator('header').getByRole('link', { name: 'Colonnade' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => said(page)).toEqual(home);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goto('/merch');
  expect(await said(page)).toEqual(merch);
});

test('gives the class show at a tenth visible, and no sooner', { tag: '@long' }, async ({ page }) => {
  await page.goto('/merch');
  const marked = page.locator('.animate-on-scroll');
  const last = marked.last();
  await expect(last).toHaveClass(/below-sight/);
  await expect(last).not.toHaveClass(/\bshow\b/);
  for (const element of await marked.all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveClass(/\bshow\b/);
  }
});

test('shifts nothing in print or with reduced motion', { tag: '@long' }, async ({ page }) => {
  await page.goto('/merch');
  const last = page.locator('.animate-on-scroll').last();
  await expect(last).toHaveClass(/below-sight/);
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media);
    await expect(last).toHaveCSS('transform', 'none');
    await expect(last).toHaveCSS('opacity', '1');
  }
});

test('is two fifths shorter on a phone than its 11,401 px before the redesign, and as easy to tap', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/merch');
  await page.evaluate(() => document.fonts.ready);
  // What is laid out late counts with its own height once the window is as high as the page.
  await page.setViewportSize({ width: 390, height: 11_401 });
  const bottom = () =>
    page.locator('footer').evaluate((footer) => window.scrollY + footer.getBoundingClientRect().bottom);
  await nextFrames(page);
  expect(await bottom()).toBeLessThanOrEqual(6840);
  const targets = page.locator('main').locator('a.button, #pricing button, #pricing label:has([type=radio])');
  for (const target of await targets.filter({ visible: true }).all()) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), (await target.textContent()) || 'a swatch').toBeGreaterThanOrEqual(44);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('shows everything, all four prices, and its anchors work', async ({ page }) => {
    await page.goto('/merch');
    const receipts = page.locator('#pricing li').filter({ hasText: 'Price per shirt' });
    await expect(receipts).toHaveCount(4);
    for (const [index, [margin, , price, ours]] of tiers.entries()) {
      await expect(receipts.nth(index)).toBeVisible();
      await expect(receipts.nth(index)).toContainText(
        `Our margin, ${margin}%${ours}You pay per shirt ${price}`,
      );
    }
    await expect(page.locator('#pricing text:visible')).toHaveText(['ΑΒΓ', 'ΑΒΓ', 'ΑΒΓ', 'ΑΒΓ', 'ΑΒΓ']);
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.locator('#pricing [role=group] button').first()).toBeHidden();
    await expect(page.locator('.animate-on-scroll').last()).toHaveCSS('transform', 'none');
    // A press during a smooth scroll may miss its link: the page is drawn apart from what the test measures, and
    // without scripts nothing checks what was hit.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of toPricing) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(heading(page)).not.toBeInViewport();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL('/merch#pricing');
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
    }
    expect(await fitsItsWidth(page)).toBe(true);
  });
});
