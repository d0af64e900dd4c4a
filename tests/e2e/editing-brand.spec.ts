import { expect, test } from '../support/e2e';
import { openForm, publish } from './editing/back-office.steps';
import { brand } from './editing/brand.rows';
import { declareEditing } from './editing/declare-editing';

// A separate site: every other page shows what is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([brand]);

test('the form shows asked and used colors with their contrast before anything is saved', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page, '/globals/brand');
  await page.getByRole('button', { name: 'Looks' }).click();
  const shown = page.getByRole('table', { name: 'What pages use' });
  const primary = shown.getByRole('row', { name: /^Primary/ });
  const field = page.locator('#field-colors__primary');

  await field.fill('#8b5cf6');
  await expect(primary).toContainText(
    /#8b5cf6#\w{6}[34]\.\d:1 on #\w{6}, needs 4\.\d:1; used instead: #\w{6} with 4\.\d:1/,
  );
  await field.fill('#ffe14d');
  await expect(primary).toContainText('Refused');
  await expect(primary).toContainText('Please choose another color: this one has a contrast of 1.');
  await field.fill('#1d4ed8');
  await expect(primary).toContainText(/#1d4ed8#1d4ed8\d\.\d:1 on #\w{6}, needs 4\.\d:1$/);
  // An empty color follows from the others.
  await page.locator('#field-colors__print').fill('');
  await expect(shown.getByRole('row', { name: /^Print #/ })).toContainText(/on #ffffff, needs 4\.5:1$/);
  await field.fill('#12');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('Each color is # and six digits, like #336699.')).toBeVisible();

  // The form may have saved half a color as its draft, which the next test would publish.
  await field.fill('#1d4ed8');
  await expect
    .poll(async () => {
      const draft = await page.request.get('/admin/api/globals/brand?draft=true&depth=0');
      return (await draft.json()).colors.primary;
    })
    .toBe('#1d4ed8');
});

test('the mark is taken from an SVG file, shown before anything is saved, and drawn everywhere', async ({
  page,
  problems,
  site,
}) => {
  problems.allow('/no-such-page', 404);
  await openForm(page, '/globals/brand');
  // The form opens at the tab that was open last.
  await page.getByRole('button', { name: 'Identity' }).click();
  const file = page.getByLabel('Take it from an SVG file');
  const choose = (text: string) =>
    file.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const mark = page.locator('#field-markPath');
  const before = await mark.inputValue();

  await choose('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(page.getByText('Please choose a file without scripts')).toBeVisible();
  await expect(mark).toHaveValue(before);

  await choose(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="60" height="60" fill="#0c6b62"/><rect x="20" y="20" width="20" height="20" fill="white"/></svg>',
  );
  const DRAWN = 'M1,1h30v30h-30zM11,21h10v-10h-10z';
  await expect(mark).toHaveValue(DRAWN);
  await expect(page.locator('.mark-upload svg path').first()).toHaveAttribute('d', DRAWN);
  await publish(page, '/globals/brand');

  await page.goto('/no-such-page');
  await expect(page.locator('header .lockup path')).toHaveAttribute('d', DRAWN);
  const icon = await page.request.get(new URL('/icons/icon.svg', site.url).href);
  expect(await icon.text()).toContain(`d="${DRAWN}"`);
  const restored = await page.request.post(new URL('/admin/api/globals/brand', site.url).href, {
    data: { markPath: before, _status: 'published' },
    headers: { origin: site.url },
  });
  expect(restored.status()).toBe(200);
});
