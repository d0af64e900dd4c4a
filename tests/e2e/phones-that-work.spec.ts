import type { Locator, Page } from '@playwright/test';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';

const hero = (page: Page) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 1 }) });
const phone = (page: Page, name: string) => hero(page).getByRole('group', { name: `${name}, sample` });
const line = (page: Page) => page.getByRole('region', { name: 'Guided tour' });
const tour = (page: Page) => line(page).getByRole('button', { name: 'Take the 20-second tour' });
const stop = (page: Page) => line(page).getByRole('button', { name: 'Stop' });
const said = (page: Page) => line(page).getByRole('status');
const button = (page: Page, name: string) => hero(page).getByRole('button', { name });
/** What of a phone's words can be seen; both states are drawn. */
const shown = (place: Locator, words: string) =>
  place.getByText(words, { exact: true }).filter({ visible: true });
const CHECK_IN = 'Check in Jordan Reyes';
const ANSWER = 'I’m in, Founders’ Formal';
const REMIND = 'Remind 4 members';

const press = {
  mouse: (control: Locator) => control.click(),
  'the space bar': (control: Locator) => control.press('Space'),
  Enter: (control: Locator) => control.press('Enter'),
};

for (const [way, act] of Object.entries(press)) {
  test(`check-in, answer and reminder, each by ${way}`, async ({ page }) => {
    await page.goto('/');
    const [door, home, dues] = [phone(page, 'Check-in'), phone(page, 'Home'), phone(page, 'Dues')];
    await expect(shown(door, 'At the door')).toHaveCount(1);
    await expect(shown(home, 'Tessa checked in')).toHaveCount(1);
    await act(button(page, CHECK_IN));
    await expect(shown(door, '59')).toHaveCount(1);
    await expect(shown(door, '70% · 6 guests · 3 alumni')).toHaveCount(1);
    await expect(shown(door, '58')).toHaveCount(0);
    await expect(door.getByRole('img')).toHaveAccessibleName(
      'Mock screen: event check-in with a QR code, 59 of 84 members here',
    );
    await expect(button(page, CHECK_IN)).toHaveAttribute('aria-pressed', 'true');
    await expect(said(page)).toHaveText('Jordan is checked in. 59 of 84 here.');
    await expect(shown(home, 'Jordan checked in')).toHaveCount(1);
    await expect(shown(home, 'Tessa checked in')).toHaveCount(0);

    await act(button(page, ANSWER));
    await expect(shown(home, '62 going')).toHaveCount(1);
    await expect(shown(home, 'You’re in')).toHaveCount(1);
    await expect(said(page)).toHaveText('You’re in. 62 going.');
    await act(button(page, ANSWER));
    await expect(shown(home, '61 going')).toHaveCount(1);
    await expect(button(page, ANSWER)).toHaveAttribute('aria-pressed', 'false');
    await expect(said(page)).toHaveText('You’re not in. 61 going.');

    await act(button(page, REMIND));
    await expect(shown(dues, '4 members reminded')).toHaveCount(1);
    await expect(shown(dues, 'Reminded')).toHaveCount(1);
    await expect(shown(dues, 'Overdue')).toHaveCount(0);
    await expect(shown(dues, '$31,570')).toHaveCount(1);
    await expect(said(page)).toHaveText('4 members reminded.');
    await act(button(page, 'Undo'));
    await expect(shown(dues, 'Overdue')).toHaveCount(1);
    await expect(button(page, 'Undo')).toBeHidden();
    await expect(button(page, REMIND)).toBeFocused();
    await expect(said(page)).toHaveText('Taken back. Nobody is reminded.');
  });
}

test('the reminder can be undone for ten seconds, and the focus is not lost with it', async ({ page }) => {
  await page.goto('/');
  await button(page, REMIND).click();
  await button(page, 'Undo').focus();
  await expect(button(page, 'Undo')).toBeHidden();
  await expect(button(page, REMIND)).toBeFocused();
  await expect(shown(phone(page, 'Dues'), '4 members reminded')).toHaveCount(1);
});

test('the phone further down knows of each touch, and has its own button', async ({ page }) => {
  await page.goto('/');
  const below = page.locator('#features').getByRole('group', { name: 'Home, sample' });
  await button(page, CHECK_IN).click();
  await expect(shown(below, 'Jordan checked in')).toHaveCount(1);
  await below.getByRole('button', { name: ANSWER }).click();
  await expect(shown(phone(page, 'Home'), '62 going')).toHaveCount(1);
  await expect(button(page, ANSWER)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('the calendar', () => {
  const month = (page: Page) => phone(page, 'Home').getByRole('img');

  for (const [way, act] of Object.entries(press)) {
    test(`opens from its tab, and its months are turned by ${way}`, async ({ page }) => {
      await page.goto('/');
      const home = phone(page, 'Home');
      await act(button(page, 'Events'));
      await expect(month(page)).toHaveAccessibleName('Mock screen: the calendar of March 2024');
      await expect(said(page)).toHaveText('March 2024. 14 events.');
      await expect(button(page, ANSWER)).toBeHidden();
      await act(button(page, 'Next month'));
      await expect(month(page)).toHaveAccessibleName('Mock screen: the calendar of April 2024');
      await expect(said(page)).toHaveText('April 2024. 10 events.');
      await expect(shown(home, 'Lake weekend')).toHaveCount(1);
      await expect(shown(home, 'Founders’ Formal')).toHaveCount(0);
      await expect(button(page, 'Next month')).toHaveAttribute('aria-disabled', 'true');
      await act(button(page, 'Previous month'));
      await act(button(page, 'Previous month'));
      await expect(month(page)).toHaveAccessibleName('Mock screen: the calendar of February 2024');
      await expect(said(page)).toHaveText('February 2024. 10 events.');
      await expect(shown(home, 'Past events')).toHaveCount(1);
      await expect(button(page, 'Previous month')).toHaveAttribute('aria-disabled', 'true');
      await act(button(page, 'Home'));
      await expect(month(page)).toHaveAccessibleName(/^Mock screen: chapter dashboard/);
      await expect(said(page)).toHaveText('Home.');
      await expect(button(page, 'Events')).toBeVisible();
    });
  }

  test('keeps the focus where it was pressed, and ends with a fresh start', async ({ page }) => {
    await page.goto('/');
    for (const name of [CHECK_IN, ANSWER, REMIND]) await button(page, name).click();
    await button(page, 'Events').press('Enter');
    await expect(button(page, 'Home')).toBeFocused();
    await button(page, 'Next month').press('Enter');
    await button(page, 'Next month').press('Enter');
    await expect(said(page)).toHaveText('The sample ends here.');
    await expect(button(page, 'Next month')).toBeFocused();
    await line(page).getByRole('button', { name: 'Start over' }).click();
    await expect(button(page, 'Next month')).toHaveCount(0);
    await expect(button(page, 'Events')).toBeVisible();
    await expect(button(page, ANSWER)).toBeVisible();
  });

  test('is loaded when it is opened, and sends nothing', async ({ page }) => {
    await page.goto('/');
    await button(page, CHECK_IN).click();
    await expect(said(page)).toHaveText('Jordan is checked in. 59 of 84 here.');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await button(page, 'Events').click();
    await expect(said(page)).toHaveText('March 2024. 14 events.');
    const loaded = asked.length;
    expect(loaded).toBeGreaterThan(0);
    expect(asked.filter((path) => !/^\/_next\/static\/.+\.(js|css)$/.test(path))).toEqual([]);
    await button(page, 'Next month').click();
    await expect(said(page)).toHaveText('April 2024. 10 events.');
    expect(asked.length).toBe(loaded);
  });

  test('has buttons where they are drawn, large enough for a finger, and nothing for axe', async ({
    page,
  }) => {
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await button(page, 'Events').click();
      for (const [name, place] of [
        ['Previous month', 0],
        ['Next month', 1],
      ] as const) {
        const [over, under] = await Promise.all([
          button(page, name).boundingBox(),
          phone(page, 'Home').locator('[class*="arrows"] svg').nth(place).boundingBox(),
        ]);
        if (!over || !under) throw new Error(`${name} is not there at ${width}`);
        expect(
          Math.abs(over.x + over.width / 2 - under.x - under.width / 2),
          `${name} at ${width}`,
        ).toBeLessThan(2);
        expect(
          Math.abs(over.y + over.height / 2 - under.y - under.height / 2),
          `${name} at ${width}`,
        ).toBeLessThan(2);
        expect(Math.min(over.width, over.height), name).toBeGreaterThanOrEqual(44);
      }
      expect(await fitsItsWidth(page)).toBe(true);
    }
    expect(await findWithAxe(page, 1440)).toEqual([]);
    expect(await findWithAxe(page, 390)).toEqual([]);
  });
});

test('one ring leads from control to control, and starts over', async ({ page }) => {
  await page.goto('/');
  const rings = () =>
    hero(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (one) => one.matches('[data-touch]') && getComputedStyle(one, '::before').display !== 'none',
          )
          .map((one) => one.getAttribute('aria-label')),
      );
  expect(await rings()).toEqual([CHECK_IN]);
  await button(page, CHECK_IN).click();
  await expect.poll(rings).toEqual([ANSWER]);
  await button(page, ANSWER).click();
  await expect.poll(rings).toEqual([REMIND]);
  await button(page, REMIND).click();
  await expect.poll(rings).toEqual([]);
  await expect(line(page).getByText('Three touches, and the other two phones already know.')).toBeVisible();
  await line(page).getByRole('button', { name: 'Start over' }).click();
  await expect.poll(rings).toEqual([CHECK_IN]);
  await expect(shown(phone(page, 'Dues'), 'Overdue')).toHaveCount(1);
  await expect(tour(page)).toBeFocused();
});

test.describe('the tour', () => {
  test('starts only when asked, and presses the same buttons until it ends', async ({ page }) => {
    await page.goto('/');
    await expect(line(page).getByText('Jordan is at the door.')).toBeHidden();
    await tour(page).press('Enter');
    await expect(stop(page)).toBeFocused();
    await expect(line(page).getByText('Jordan is at the door.')).toBeVisible();
    await expect(phone(page, 'Dues')).toHaveCSS('opacity', '0.28');
    await expect(shown(phone(page, 'Check-in'), '59')).toHaveCount(1);
    await expect(line(page).getByText('The formal fills itself.')).toBeVisible();
    await expect(shown(phone(page, 'Home'), '62 going')).toHaveCount(1);
    await expect(line(page).getByText('Four members still owe.')).toBeVisible();
    await expect(shown(phone(page, 'Dues'), '4 members reminded')).toHaveCount(1);
    await expect(line(page).getByText('Three phones, one house.')).toBeVisible();
    await expect(phone(page, 'Check-in')).toHaveCSS('opacity', '1');
    await expect(tour(page)).toBeFocused();
    await expect(line(page).getByText('Three phones, one house.')).toBeHidden();
    await expect(line(page).getByRole('button', { name: 'Start over' })).toBeVisible();
    for (const name of [CHECK_IN, ANSWER, REMIND]) {
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
  });

  const ENDS: Record<string, (page: Page) => Promise<void>> = {
    'its button': (page) => stop(page).click(),
    Escape: (page) => page.keyboard.press('Escape'),
    'a touch on a phone': (page) => phone(page, 'Check-in').click({ position: { x: 60, y: 60 } }),
  };
  for (const [how, end] of Object.entries(ENDS)) {
    test(`is stopped by ${how}, and leaves the state as it is`, async ({ page }) => {
      await page.goto('/');
      await tour(page).click();
      await expect(shown(phone(page, 'Check-in'), '59')).toHaveCount(1);
      await end(page);
      await expect(tour(page)).toBeVisible();
      await expect(line(page).getByText('Jordan is at the door.')).toBeHidden();
      await expect(phone(page, 'Dues')).toHaveCSS('opacity', '1');
      await expect(shown(phone(page, 'Check-in'), '59')).toHaveCount(1);
    });
  }

  test('has no clock with reduced motion: each stop waits', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await tour(page).click();
    const next = line(page).getByRole('button', { name: 'Next' });
    for (const title of [
      'Jordan is at the door.',
      'The formal fills itself.',
      'Four members still owe.',
      'Three phones, one house.',
    ]) {
      await expect(line(page).getByText(title)).toBeVisible();
      await next.click();
    }
    await expect(tour(page)).toBeFocused();
    await expect(next).toBeHidden();
    await expect(button(page, REMIND)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('requests only the script that runs the phones, and only when somebody comes near', async ({ page }) => {
  const asked: string[] = [];
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await hero(page).getByRole('heading', { level: 1 }).hover();
  await hero(page).getByRole('link', { name: 'See what’s inside' }).focus();
  expect(asked).toEqual([]);
  await button(page, CHECK_IN).focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await button(page, CHECK_IN).press('Enter');
  await expect(said(page)).toHaveText('Jordan is checked in. 59 of 84 here.');
  await button(page, ANSWER).click();
  await button(page, REMIND).click();
  await expect(shown(phone(page, 'Dues'), 'Reminded')).toHaveCount(1);
  expect(asked.filter((url) => !/\/_next\/static\/.+\.(js|css)$/.test(new URL(url).pathname))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('buttons lie over what is drawn, and are large enough for a finger', async ({ page }) => {
  for (const width of [1440, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const [name, drawn] of [
      [CHECK_IN, 'Check in'],
      [ANSWER, 'I’m in'],
      [REMIND, 'Remind 4 members'],
    ] as const) {
      const middles = await button(page, name).evaluate((over, text) => {
        const words = [...(over.parentElement?.querySelectorAll('span, div') ?? [])].filter(
          (element) => element.textContent === text && element.checkVisibility(),
        );
        return [over, words.at(-1) ?? document.body].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, width, height };
        });
      }, drawn);
      const [over, under] = middles as [(typeof middles)[0], (typeof middles)[0]];
      expect(Math.abs(over.x - under.x), `${name} at ${width}`).toBeLessThan(2);
      expect(Math.abs(over.y - under.y), `${name} at ${width}`).toBeLessThan(2);
      expect(Math.min(over.width, over.height), name).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a narrow screen turns from phone to phone, by its tabs and by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(hero(page).getByRole('heading', { name: 'The phones work.' })).toBeVisible();
  const tab = (name: string) => line(page).getByRole('radio', { name, exact: true });
  await expect(tab('Check-in')).toBeChecked();
  await tab('Check-in').press('ArrowRight');
  await expect(tab('Home')).toBeChecked();
  await expect(phone(page, 'Home')).toBeInViewport({ ratio: 0.5 });
  await line(page).getByText('Dues', { exact: true }).click();
  await expect(tab('Dues')).toBeChecked();
  await expect.poll(() => middleOf(phone(page, 'Dues'))).toBeCloseTo(195, -1);
  await tour(page).click();
  await expect.poll(() => middleOf(phone(page, 'Check-in'))).toBeCloseTo(195, -1);
  await expect(tab('Check-in')).toBeChecked();
  expect(await fitsItsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsItsWidth(page)).toBe(true);
});

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
};

test('axe finds nothing at rest, after three touches and during the tour', async ({ page }) => {
  const check = async (state: string, within = 'html') => {
    for (const width of [1440, 820, 390]) {
      expect(await findWithAxe(page, width, within), `${state} at ${width}`).toEqual([]);
    }
  };
  await page.goto('/');
  await check('at rest');
  for (const name of [CHECK_IN, ANSWER, REMIND]) await button(page, name).click();
  await check('touched');
  // Reduced motion by now. Two of the pictures step back at each stop but the last, and their drawn words with them.
  await tour(page).click();
  await check('at the first stop', '[data-phones-line]');
  for (let stops = 1; stops < 4; stops++) await line(page).getByRole('button', { name: 'Next' }).click();
  await expect(line(page).getByText('Three phones, one house.')).toBeVisible();
  await check('at the last stop');
});

test('without JavaScript the phones are pictures, without a hint, line or tour', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(shown(phone(page, 'Check-in'), 'Just arrived')).toHaveCount(1);
    await expect(shown(phone(page, 'Check-in'), 'At the door')).toHaveCount(0);
    await expect(shown(phone(page, 'Home'), 'Jordan checked in')).toHaveCount(1);
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    await expect(hero(page).getByRole('radio')).toHaveCount(0);
    await expect(hero(page).getByText('The phones work.').first()).toBeHidden();
    expect(await fitsItsWidth(page)).toBe(true);
  }
  await context.close();
});

test('keeps buttons and focus visible in the system’s colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await button(page, CHECK_IN).focus();
  const ring = await button(page, CHECK_IN).evaluate((one) => getComputedStyle(one, '::after').outlineStyle);
  expect(ring).toBe('solid');
  await button(page, CHECK_IN).press('Enter');
  await expect(shown(phone(page, 'Check-in'), '59')).toHaveCount(1);
  await tour(page).click();
  await expect(stop(page)).toHaveCSS('border-top-style', 'solid');
});
