import type { Page } from '@playwright/test';
import { call, query, send, signIn } from '../support/api';
import { save, saveButton } from '../support/artboards';
import { fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';

// A separate site: this file edits the brand.
test.use({ siteOptions: { worker: false } });

const BRAND = '/admin/api/globals/brand';
const publish = async (site: Site, data: object, path = BRAND) => {
  const { status, text } = await send(
    site,
    path,
    { ...data, _status: 'published' },
    { cookie: await signIn(site) },
  );
  expect(status, text).toBe(200);
};
const visit = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/social-media');
};

test('shows what marketing copies, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const texts = {
    'main title': 'Run the chapter, not the spreadsheet.',
    'brand name': 'Colonnade',
    description:
      'Colonnade brings a chapter’s members, events, dues, recruitment and messages into one place. 100 founding chapters get a lifetime discount, early access and a say in what we build.',
    'urgent message': 'ONLY 100 FOUNDING SPOTS LEFT — Apply now before spots fill up',
    'key benefit 1: Lifetime discount':
      'Lifetime discount. A founding rate on every subscription plan, for as long as your chapter is with us.',
    'primary color': '#7c3aed',
  };
  for (const [what, text] of Object.entries(texts)) {
    await page.getByRole('button', { name: `Copy ${what}`, exact: true }).click();
    await expect.poll(read).toBe(text);
  }
  await expect(page.getByRole('button', { name: /^Copy key benefit/ })).toHaveCount(4);
  const colors = page.getByRole('region', { name: 'Colors' });
  await expect(colors.getByRole('listitem')).toHaveCount(5);
  await expect(colors.getByRole('listitem').first()).toContainText('rgb(124, 58, 237)');
  await expect(colors.getByRole('listitem').first()).toContainText('5.70 : 1, any text');
  // Pictures are copied as pictures.
  await page.getByRole('button', { name: 'Copy Facebook profile picture' }).click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types.join()))
    .toBe('image/png');
});

test('has a card for each platform, in true proportion, and links to all pages but one', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page);
  const cards = page.getByRole('region', { name: 'Profiles and banners' }).getByRole('article');
  const said: [string, string, string, string, string | null][] = [
    ['Facebook', '180x180', '820x312', 'Banner', 'https://www.facebook.com/colonnade'],
    ['Instagram', '320x320', '1080x1080', 'Banner', 'https://www.instagram.com/colonnade'],
    ['LinkedIn', '400x400', '1584x396', 'Banner', 'https://www.linkedin.com/company/colonnade'],
    ['X (Twitter)', '400x400', '1500x500', 'Banner', 'https://x.com/colonnade'],
    ['TikTok', '200x200', '1080x1920', 'Profile Background', null],
  ];
  await expect(cards.getByRole('heading')).toHaveText(said.map(([name]) => name));
  for (const [place, [, profile, banner, label, address]] of said.entries()) {
    const card = cards.nth(place);
    await expect(card.getByText('Profile Picture', { exact: true })).toBeVisible();
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: `Download (${profile})` })).toBeVisible();
    await expect(card.getByRole('button', { name: `Download (${banner})` })).toBeVisible();
    const link = card.getByRole('link', { name: 'Visit Page' });
    await expect(link).toHaveCount(address ? 1 : 0);
    if (!address) continue;
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const faults = await page.locator('[data-artboard]').evaluateAll((all) =>
    all.flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = node as HTMLElement;
      const isTrue = Math.abs(width / height - offsetWidth / offsetHeight) < 0.01;
      return isTrue && width <= offsetWidth + 1 ? [] : [`${(node as HTMLElement).dataset.artboard}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('offers screens and print pieces by name', { tag: '@long' }, async ({ page }) => {
  await visit(page);
  const names = [
    'Main Dashboard',
    'Event Check-in',
    'Messages',
    'Roster',
    'Calendar',
    'Profile',
    'Main Image',
  ];
  const phones = page.getByRole('region', { name: 'App Screenshots' });
  const captions = phones.getByRole('figure').locator('figcaption > :first-child');
  await expect(captions).toHaveText(names);
  await expect(phones.getByRole('button', { name: 'Download (320x680)' })).toHaveCount(7);
  const tablets = page.getByRole('region', { name: 'iPad Screenshots' });
  await expect(tablets.getByRole('figure').locator('figcaption > :first-child')).toHaveText(names);
  await expect(tablets.getByRole('button', { name: 'Download (1024x1366)' })).toHaveCount(7);
  const print = page.getByRole('region', { name: 'On paper and on walls' });
  for (const name of ['Download Banner', 'Download Step & Repeat Banner', 'Download App Banner (1050x150)']) {
    await expect(print.getByRole('button', { name, exact: true })).toHaveCount(1);
  }
  await expect(print).toContainText('The QR code links to the links page');
  const flyer = page.locator('img#flyer');
  await expect(flyer).toHaveCount(1);
  await expect(flyer).toHaveAttribute('alt', /Run the chapter, not the spreadsheet\..*Lifetime discount/);
  await expect(print).toContainText('Right-click the flyer and save it, or take a screenshot.');
  await expect(page.getByRole('heading', { name: 'Best practices' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content suggestions' })).toBeVisible();
});

test('gives the renderer no color that it cannot parse', { tag: '@long' }, async ({ page }) => {
  await visit(page);
  const found = await page.locator('[data-artboard]').evaluateAll((boards) => {
    const modern = /\b(oklch|oklab|lch|lab|color|color-mix|hwb|light-dark)\(/;
    const never = /gradient\(|blur\(|blend|conic/;
    // What the renderer reads: everything that can have a color, a picture or an effect.
    const painted =
      /^(?!--).*(color|background|border|outline|fill|stroke|shadow|image|filter|blend|mask|clip-path)/;
    const strays = new Set<string>();
    for (const board of boards) {
      for (const node of [board, ...board.querySelectorAll('*')]) {
        for (const part of [null, '::before', '::after']) {
          const style = getComputedStyle(node, part);
          if (part && style.content === 'none') continue;
          for (const name of style) {
            if (!painted.test(name)) continue;
            const value = style.getPropertyValue(name);
            if (modern.test(value) || never.test(value)) {
              strays.add(`${(board as HTMLElement).dataset.artboard} ${name}: ${value}`);
            }
          }
        }
      }
    }
    return [...strays];
  });
  expect(found).toEqual([]);
});

test('draws once however often it is clicked, and keeps the focus', async ({ page }) => {
  await visit(page);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const button = saveButton(page, 'x-banner');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Drawing X (Twitter) banner…' })).toBeAttached();
  await expect(
    page.getByRole('status').filter({ hasText: 'CLN-X-Banner-1500x500.png saved.' }),
  ).toBeAttached();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(button).toBeFocused();
  expect(saved).toEqual(['CLN-X-Banner-1500x500.png']);
});

test('says when a picture cannot be made, and keeps working', async ({ page, problems }) => {
  await visit(page);
  problems.allowError('Download failed.');
  // Its picture is drawn without being asked for, so nobody is told.
  problems.allowError('flyer ');
  await page.evaluate(() => {
    const whole = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    Object.assign(window, {
      mend: () => {
        HTMLCanvasElement.prototype.toBlob = whole;
      },
    });
  });
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  for (const key of ['facebook-profile', 'banner-8x2', 'step-repeat']) {
    await saveButton(page, key).click();
    await expect(page.getByRole('status').filter({ hasText: 'Download failed.' })).toBeAttached();
    await expect(saveButton(page, key)).not.toHaveAttribute('aria-disabled');
  }
  expect(alerts).toEqual([
    'alert: Download failed. Please try again.',
    'alert: Download failed. Please try taking a screenshot instead.',
    'alert: Download failed. Please try taking a screenshot instead.',
  ]);
  await expect(page.locator('[data-staged]')).toHaveCount(0);
  await page.evaluate('mend()');
  expect((await save(page, 'facebook-profile')).name).toBe('CLN-Facebook-Profile-180x180.png');
});

test('nothing is wider than its window', { tag: '@long' }, async ({ page }) => {
  await visit(page);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(page)).toBe(true);
    const wide = await page.locator('main figure button').evaluateAll((all) =>
      all
        .filter((one) => {
          const card = one.closest('figure')?.getBoundingClientRect();
          return card && one.getBoundingClientRect().right > card.right + 1;
        })
        .map((one) => one.getAttribute('aria-describedby') ?? one.textContent),
    );
    expect(wide, `${width} px`).toEqual([]);
  }
});

test('an edited brand is in the next download', async ({ page, site }) => {
  const cookie = await signIn(site);
  const before = JSON.parse((await call(site, `${BRAND}?depth=0`, { headers: { cookie } })).text);
  const { claims, colors } = before;
  await visit(page);
  const first = await save(page, 'step-repeat');
  const flyer = page.locator('[data-artboard="flyer"]');
  await expect(flyer).toContainText('Lifetime discount on all subscription plans');
  const claim = 'A lifetime price on every plan';
  await publish(site, {
    name: 'Portico',
    prefix: 'PRT',
    colors: { ...colors, print: '#0b5d4e' },
    claims: [{ text: claim }, ...claims.slice(2)],
  });
  await page.reload();
  const second = await save(page, 'step-repeat');
  expect(second.bytes.equals(first.bytes)).toBe(false);
  await expect(page.locator('[data-artboard="step-repeat"]')).toContainText('Portico');
  await expect(flyer).toContainText(claim);
  await expect(page.locator('#flyer')).toHaveAttribute('alt', new RegExp(claim));
  expect((await save(page, 'facebook-profile')).name).toBe('PRT-Facebook-Profile-180x180.png');
  await publish(site, { name: before.name, prefix: before.prefix, colors, claims });
});

test('editors write the guidelines', { tag: '@long' }, async ({ page, site }) => {
  const path = '/admin/api/globals/brand-guidelines';
  const practices = {
    heading: 'Best practices',
    rows: [{ name: 'Say {brand} once', text: 'Not thrice.' }],
  };
  await send(site, `${path}?draft=true`, { practices, _status: 'draft' }, { cookie: await signIn(site) });
  await visit(page);
  await expect(page.getByText('Say Colonnade once')).toHaveCount(0);
  await publish(site, { practices }, path);
  await page.reload();
  await expect(page.getByText('Say Colonnade once')).toBeVisible();
  const [line] = await query<{ action: string }>(
    site,
    "select action from activity where subject = 'brand-guidelines' order by id desc limit 1",
  );
  expect(line?.action).toBe('published');
});

test('for staff only, it does not exist for anybody else', async ({ page, site, problems }) => {
  await publish(site, { brandAssetsStaffOnly: true });
  problems.allow('/social-media', 404);
  const answer = await page.goto('/social-media');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.locator('[data-artboard]')).toHaveCount(0);
  const [name = '', value = ''] = (await signIn(site)).split('=');
  await page.context().addCookies([{ name, value, url: site.url }]);
  const staff = await page.goto('/social-media');
  expect(staff?.status()).toBe(200);
  expect(staff?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { name: 'Brand Information' })).toBeVisible();
  await publish(site, { brandAssetsStaffOnly: false });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('can be read completely, and says what needs a script', async ({ page }) => {
    await page.goto('/social-media');
    await expect(page.getByText('downloading them needs JavaScript')).toBeVisible();
    await expect(page.getByText('Run the chapter, not the spreadsheet.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download the mark (SVG)' })).toHaveAttribute(
      'download',
      'CLN-Mark.svg',
    );
    await expect(page.getByRole('button', { name: /^Download \(/ })).toHaveCount(0);
  });
});
