import type { Page } from '@playwright/test';
import { decode, save } from '../support/artboards';
import { expect, test } from '../support/e2e';

const header = (page: Page) => page.locator('header');
const ground = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    return { backgroundColor, boxShadow };
  });
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
test.describe('header', () => {
  test('is transparent up to 20 px and translucent with a shadow from 21 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/support');
    await scrollTo(page, 20);
    await expect.poll(() => ground(page)).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', boxShadow: 'none' });
    await scrollTo(page, 21);
    await expect.poll(async () => (await ground(page)).backgroundColor).toBe('rgba(250, 246, 238, 0.98)');
    await expect(header(page)).toHaveCSS('backdrop-filter', 'blur(16px)');
    expect((await ground(page)).boxShadow).not.toBe('none');
    await scrollTo(page, 20);
    await expect.poll(async () => (await ground(page)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test('stays paper above dark sections, and no word shows through', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const title = page.locator('#features-title');
    await scrollTo(page, await title.evaluate((heading) => heading.getBoundingClientRect().top + 4));
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
    // Between the logo and the links there is nothing of its own.
    const clip = { x: 300, y: 4, width: 420, height: 68 };
    const { data } = await decode(await page.screenshot({ clip }));
    const reds = data.filter((_, at) => at % 4 === 0);
    expect(Math.min(...reds)).toBeGreaterThan(243);
    expect(Math.max(...reds) - Math.min(...reds)).toBeLessThanOrEqual(2);
  });

  test('has four links and a logo that links home', async ({ page }) => {
    await page.goto('/support');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Features', 'Merch', 'Support', 'Join Waitlist']);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/#features', '/merch', '/support', '/#waitlist']);
    await header(page).getByRole('link', { name: 'Colonnade' }).click();
    await expect(page).toHaveURL('/');
  });

  test('opens Merch inside the app, and Support as a document', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const inApp = page.waitForRequest(
      (request) => /\/merch/.test(request.url()) && 'rsc' in request.headers(),
    );
    await main.getByRole('link', { name: 'Merch' }).click();
    await inApp;
    await page.goto('/');
    const load = page.waitForRequest(
      (request) => request.isNavigationRequest() && /\/support/.test(request.url()),
    );
    await main.getByRole('link', { name: 'Support' }).click();
    await load;
    await expect(page).toHaveURL('/support');
  });

  for (const [name, id] of [
    ['Features', 'features'],
    ['Join Waitlist', 'waitlist'],
  ] as const) {
    test(`links to ${name} from elsewhere and on a second click, below the header`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/support');
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      const top = () => page.locator(`#${id}`).evaluate((target) => target.getBoundingClientRect().top);
      const below = async () => {
        await expect.poll(top).toBeLessThan(300);
        const { height } = (await header(page).boundingBox()) ?? { height: 0 };
        expect(await top()).toBeGreaterThanOrEqual(Math.floor(height) - 1);
        // No strip of the section before it is left.
        expect(await top()).toBeLessThanOrEqual(height);
      };
      await link.click();
      await expect(page).toHaveURL(`/#${id}`);
      await below();
      await scrollTo(page, 0);
      await link.click();
      await below();
    });
  }

  test('prefetches none of its links', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/support');
    // Time in which a link would be fetched: none may be.
    await page.waitForTimeout(500);
    expect(fetched.filter((path) => ['/merch', '/about', '/', '/terms', '/admin'].includes(path))).toEqual(
      [],
    );
  });
});

test.describe('menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens and closes the same four links; choosing one closes it', async ({ page }) => {
    await page.goto('/support');
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole('link')).toHaveText(['Features', 'Merch', 'Support', 'Join Waitlist']);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.goto('/');
    await toggle.click();
    await menu.getByRole('link', { name: 'Join Waitlist' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/#waitlist');
    await expect(
      page.getByRole('heading', { name: 'Put your letters on the first hundred.' }),
    ).toBeInViewport();
  });
});

test.describe('footer', () => {
  test('has every link of the site and four profiles in new tabs', async ({ page }) => {
    await page.goto('/support');
    const footer = page.getByRole('contentinfo');
    const links = {
      About: '/about',
      Careers: '/careers',
      Blog: '/blog',
      Press: '/press',
      'Help Center': '/support',
      'Join Waitlist': '/#waitlist',
      'Privacy Policy': '/privacy-policy',
      'Terms of Service': '/terms',
      'Cookie Policy': '/cookies',
      GDPR: '/gdpr',
      Sitemap: '/sitemap',
      Accessibility: '/accessibility',
      Merch: '/merch',
      Links: '/links',
    };
    for (const [name, address] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    for (const name of ['X', 'Facebook', 'Instagram', 'LinkedIn']) {
      const profile = footer.getByRole('link', { name, exact: true });
      await expect(profile).toHaveAttribute('target', '_blank');
      await expect(profile).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(profile).toHaveAttribute('href', /^https:\/\//);
    }
  });
});

test.describe('evening', () => {
  const [DAY, EVENING] = ['rgb(250, 246, 238)', 'rgb(20, 14, 36)'];
  const root = (page: Page) => page.locator('html');
  const colors = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Colors' });
  const barColor = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );

  /** What the root says when its body begins: nothing is painted before that. */
  async function watchBeginning(page: Page) {
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.body) return;
        watch.disconnect();
        const { dataset } = document.documentElement;
        dataset.atFirst = `${dataset.theme} ${getComputedStyle(document.documentElement).backgroundColor}`;
      }).observe(document, { childList: true, subtree: true });
    });
  }
  const expectFirst = (page: Page, what: string) =>
    expect.poll(() => page.evaluate(() => document.documentElement.dataset.atFirst)).toBe(what);

  test('follows the device, then the choice in the footer, from the first paint of each page', async ({
    page,
  }) => {
    await watchBeginning(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/support');
    await expectFirst(page, `device ${EVENING}`);
    await expect(root(page)).toHaveCSS('color-scheme', 'dark');
    expect(await barColor(page)).toEqual(['#140e24']);
    await expect(colors(page).getByRole('radio', { name: 'As my device' })).toBeChecked();

    await colors(page).getByText('Day', { exact: true }).click();
    await expect(root(page)).toHaveCSS('background-color', DAY);
    expect(await barColor(page)).toEqual(['#faf6ee']);
    await page.reload();
    await expectFirst(page, `day ${DAY}`);
    await expect(colors(page).getByRole('radio', { name: 'Day' })).toBeChecked();

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await colors(page).getByRole('radio', { name: 'Day' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(root(page)).toHaveCSS('background-color', EVENING);
    await page.goto('/about');
    await expectFirst(page, `evening ${EVENING}`);
    expect(await barColor(page)).toEqual(['#140e24']);

    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await expect(root(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(27, 16, 51)');
    await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });

    await colors(page).getByText('As my device').click();
    await expect(root(page)).toHaveCSS('background-color', DAY);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('gives each color 44 px of height, and a visible choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cookies');
    for (const label of await colors(page).locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await colors(page).getByText('Evening').click();
    await expect(colors(page).locator('label:has(:checked)')).toHaveText('Evening');
    await expect(colors(page).locator('label:has(:checked)')).not.toHaveCSS('box-shadow', 'none');
  });

  test('follows the device without JavaScript, and offers no choice', async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      colorScheme: 'dark',
      baseURL: site.url,
    });
    const page = await context.newPage();
    await page.goto('/support');
    await expect(root(page)).toHaveCSS('background-color', EVENING);
    await expect(page.locator('.theme-switch')).toBeHidden();
    await context.close();
  });

  test('leaves the pictures that are saved as they are by day', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/social-media');
    const byDay = await decode((await save(page, 'x-banner')).bytes);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(root(page)).toHaveCSS('background-color', EVENING);
    const inTheEvening = await decode((await save(page, 'x-banner')).bytes);
    expect(inTheEvening.data.equals(byDay.data)).toBe(true);
  });
});

test.describe('unknown paths', () => {
  test('are a real 404 with the specified text', async ({ page, problems }) => {
    problems.allow('/no-such-page', 404);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page).toHaveTitle(/404 Page Not Found/);
  });
});

test('the keyboard can skip to the content', async ({ page }) => {
  await page.goto('/support');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('reduced motion stops every transition and animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/support');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((time) =>
          time.split(',').some((part) => Number.parseFloat(part) > 0.001),
        );
      }).length,
  );
  expect(moving).toBe(0);
});

test('a preview for others only is no blank page', async ({ page, problems }) => {
  problems.allow('/admin/preview/cookies', 404);
  await page.goto('/admin/preview/cookies');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
});

test('two font files are preloaded; rare letters and Greek load only where needed', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(2);
  expect(fonts).toHaveLength(2);
  const name = page.getByLabel('Name', { exact: true });
  const fontsFor = async (text: string) => {
    await name.fill(text);
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await document.fonts.ready;
    });
    return fonts.length;
  };
  expect(await fontsFor('José Núñez, “João” — 3 × 4…')).toBe(2);
  expect(await fontsFor('Bjørn Cœur')).toBe(3);
  expect(await fontsFor('ΑΦΑ')).toBe(4);
  expect(await fontsFor('ΑΦΑ, φίλη')).toBe(5);
});

test('the tests press again when the browser drops a press, and only then', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Input.setIgnoreInputEvents', { ignore: true });
  setTimeout(() => devtools.send('Input.setIgnoreInputEvents', { ignore: false }), 700);
  const menu = page.getByRole('button', { name: 'Toggle menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});
