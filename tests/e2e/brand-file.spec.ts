import { readFile } from 'node:fs/promises';
import { signIn as cookieOf, send } from '../support/api';
import { expect, test } from '../support/e2e';
import { meridian } from '../support/meridian';
import { startSite } from '../support/site';
import { signIn } from './links.steps';

// A separate site: it becomes another brand.
test.use({ siteOptions: { worker: false } });

test('an admin saves the brand of one site as a file, and another site becomes this brand', async ({
  page,
  browser,
  site,
}, testInfo) => {
  // Two sites, and every document of one is published again.
  test.setTimeout(300_000);
  const file = testInfo.outputPath('brand.json');
  const other = await startSite();
  try {
    const { showcaseImage: _picture, ...brand } = meridian;
    const published = { ...brand, _status: 'published' };
    const cookie = await cookieOf(other);
    expect((await send(other, '/admin/api/globals/brand', published, { cookie })).status).toBe(200);
    const there = await (await browser.newContext({ baseURL: other.url })).newPage();
    await signIn(there.request, other.admin);
    await there.goto('/admin/brand-file');
    const saving = there.waitForEvent('download');
    await there.getByRole('link', { name: 'Save this brand as a file' }).click();
    expect((await saving).suggestedFilename()).toBe('brand.json');
    await (await saving).saveAs(file);
    expect(JSON.parse(await readFile(file, 'utf8')).documents.brand.name).toBe('Meridian');
    await there.context().close();
  } finally {
    await other.stop();
  }

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto('/');
  await expect(visitor).toHaveTitle(/Colonnade/);
  await signIn(page.request, site.admin);
  await page.goto('/admin/brand-file');
  await page.getByLabel('Apply a brand file').setInputFiles({
    name: 'brand.json',
    mimeType: 'application/json',
    buffer: Buffer.from('Meridian'),
  });
  await expect(page.getByRole('alert').first()).toHaveText(
    'Please choose a brand file: this file is something else',
  );
  await page.getByLabel('Apply a brand file').setInputFiles(file);
  const name = page.getByRole('row', { name: 'Brand settings, name' });
  await expect(name.getByRole('cell')).toHaveText(['Colonnade', 'Meridian']);
  await page.getByRole('button', { name: /^Apply \d+ texts and values$/ }).click();
  await expect(page.getByText(/^Applied: \d+ texts and values\.$/)).toBeVisible({ timeout: 120_000 });

  await visitor.reload();
  await expect(visitor).toHaveTitle(/Meridian/);
  await expect(visitor.locator('body')).not.toContainText('Colonnade');
  await visitor.context().close();
});
