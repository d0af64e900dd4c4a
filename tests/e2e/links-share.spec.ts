import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from '../support/e2e';

const artboard = (page: Page) => page.locator('[data-artboard="share"]');
const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

/** Color of a pixel as '#rrggbb', and the number of pixels with it. */
const colors = (png: PNG) => {
  const at = (x: number, y: number) => {
    const start = (y * png.width + x) * 4;
    return `#${png.data.subarray(start, start + 3).toString('hex')}`;
  };
  const count = (color: string) => {
    const wanted = Buffer.from(color.slice(1), 'hex');
    let found = 0;
    for (let start = 0; start < png.data.length; start += 4) {
      if (png.data.subarray(start, start + 3).equals(wanted)) found += 1;
    }
    return found;
  };
  return { at, count };
};

test('the artboard is mounted after half a second; library and capture after user input', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/links');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(600);
  await expect(artboard(page)).toBeAttached();
  await expect(artboard(page)).toHaveText(/Win \$250!\s*Follow us on all platforms to enter/);
  expect(await artboard(page).evaluate((node) => [node.clientWidth, node.clientHeight])).toEqual([1200, 630]);
  await expect(artboard(page)).not.toBeInViewport();
  const scripts = scriptsOf(page);
  // Time in which a script would be requested: none may be.
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('Save image gives the picture at scale 2', async ({ page }, info) => {
  await page.goto('/links');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('CLN-Share-1200x630.png');
  const file = info.outputPath('share.png');
  await download.saveAs(file);
  const png = PNG.sync.read(await readFile(file));
  expect([png.width, png.height]).toEqual([2400, 1260]);
  const { at, count } = colors(png);
  // Violet to every edge: the white background is nowhere visible.
  for (const x of [0, 1200, 2399]) expect(at(x, 0)).toBe('#7c3aed');
  for (const y of [0, 400, 1000]) expect([at(0, y), at(2399, y)]).toEqual(['#7c3aed', '#7c3aed']);
  expect(at(200, 800)).toBe('#fffdf9');
  // The prize in white and the call in the dark ink, in the display typeface: another typeface changes these figures.
  expect(count('#ffffff')).toBeGreaterThan(120_000);
  expect(count('#1b1033')).toBeGreaterThan(12_000);
  expect(count('#6a2bd6')).toBeGreaterThan(40_000);
});

test('Save image shows that it works before it draws, and works while it draws', async ({ page }) => {
  await page.goto('/links');
  const save = page.getByRole('button', { name: 'Save image' });
  await expect(save).toBeVisible();
  // The drawing begins with a copy of the page in a frame. In the page itself: was a frame with the spinner painted by then?
  const paintedFirst = save.evaluate(
    (button) =>
      new Promise<boolean>((resolve) => {
        let isPainted = false;
        new MutationObserver(() => {
          if (button.getAttribute('aria-busy') !== 'true') return;
          requestAnimationFrame(() =>
            setTimeout(() => {
              isPainted = true;
            }),
          );
        }).observe(button, { attributes: true });
        new MutationObserver(() => {
          if (document.querySelector('iframe')) resolve(isPainted);
        }).observe(document.body, { childList: true });
      }),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(await paintedFirst).toBe(true);
  expect(download.suggestedFilename()).toBe('CLN-Share-1200x630.png');
  await expect(save).not.toHaveAttribute('aria-busy');
});

test('Share hands the same picture to the browser', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = `${files[0]?.name} ${files[0]?.type}`;
      },
    });
  });
  await page.goto('/links');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle('CLN-Share-1200x630.png image/png');
});

test('a browser that saves data fetches nothing and offers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/links');
  await expect(artboard(page)).toBeAttached();
  const scripts = scriptsOf(page);
  await page.mouse.click(5, 400);
  await page.keyboard.press('Shift');
  await page.mouse.wheel(0, 200);
  // Time in which a script would be requested: none may be.
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await expect(page.getByRole('button', { name: 'Save image' })).toBeHidden();
});

test('a picture that cannot be made is reported', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto('/links');
  await page.getByRole('button', { name: 'Save image' }).click();
  await expect(page.getByText('Download failed. Please try again.')).toBeVisible();
});
