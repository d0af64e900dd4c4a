import { putRound } from '../support/drawn-rounds';
import { expect, test } from '../support/e2e';
import { takeScreen } from './take';

takeScreen({ name: 'links-rules', reach: async (page) => void (await page.goto('/links/rules')) });
takeScreen({ name: 'draw-empty', reach: async (page) => void (await page.goto('/links/draw')) });

test.describe('with rounds', () => {
  let drawn = 0;
  let sealed = 0;
  test.beforeAll(async ({ site }) => {
    drawn = (await putRound(site, { title: 'Spring draw', others: 1800 })).id;
    sealed = (await putRound(site, { title: 'Summer draw', state: 'committed' })).id;
  });

  takeScreen({
    name: 'links-stakes',
    reach: async (page) => {
      await page.goto('/links');
      await page.evaluate(() => localStorage.setItem('opened-links', '[1,2,4]'));
      await page.reload();
      await expect(page.getByText('3 of 5 opened')).toBeVisible();
    },
  });
  for (const [name, isEvening] of [
    ['admin-round', false],
    ['evening-admin-round', true],
  ] as const) {
    takeScreen({
      name,
      isEvening,
      reach: async (page) => {
        await page.request.post('/api/auth/login', {
          data: { username: 'admin', password: 'first-admin-of-the-tests' },
        });
        await page.goto(`/admin/collections/draw-rounds/${sealed}`, { waitUntil: 'networkidle' });
        await expect(page.locator('[aria-current="step"]')).toBeVisible();
      },
    });
  }
  takeScreen({ name: 'draw', reach: async (page) => void (await page.goto('/links/draw')) });
  takeScreen({
    name: 'draw-committed',
    reach: async (page) => void (await page.goto(`/links/draw/${sealed}`)),
  });
  takeScreen({
    name: 'draw-checked',
    reach: async (page) => {
      await page.goto(`/links/draw/${drawn}`);
      await page.getByRole('radio', { name: 'TikTok' }).check();
      await page.getByLabel('Your name there').fill('sam');
      await page.getByRole('button', { name: 'Look me up' }).click();
      await expect(page.getByRole('heading', { name: 'Yes. You were in.' })).toBeVisible();
      await page.getByRole('button', { name: 'Check this draw' }).click();
      await expect(page.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
    },
  });
  takeScreen({
    name: 'draw-wheel',
    window: true,
    reach: async (page) => {
      await page.goto(`/links/draw/${drawn}/wheel`);
      await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeEnabled();
    },
  });
  takeScreen({
    name: 'draw-wheel-rest',
    window: true,
    reach: async (page) => {
      await page.goto(`/links/draw/${drawn}/wheel`);
      await page.getByRole('button', { name: 'Spin the wheel' }).click();
      await expect(page.getByRole('heading', { name: 'wins $250' })).toBeVisible();
    },
  });
});
