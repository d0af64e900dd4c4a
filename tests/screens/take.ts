import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../scripts/lib/root';
import { test } from '../support/e2e';
import { forgetCookies } from '../support/forget-cookies';

const FOLDER = path.join(projectRoot, 'docs/screens');
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };

/** What comes along while somebody scrolls would cover the top of the whole page. */
const FOLLOWING = '[aria-hidden][data-shown] { visibility: hidden }';

type Screen = {
  /** File name before the width: 'support-success'. */
  name: string;
  /** Brings a fresh page into the state. */
  reach: (page: Page) => Promise<void>;
  /** Dialogs and toasts belong to the window, not to the whole page. */
  window?: boolean;
  /** On a device that is set to dark. */
  isEvening?: boolean;
  widths?: number[];
  /** Addresses that answer with an error in this state, and how. */
  allow?: [address: string, status: number | string][];
};

/** Declares one picture for each width, with motion off, as WebP in docs/screens. */
export function takeScreen({
  name,
  reach,
  window = false,
  isEvening = false,
  widths = [390, 820, 1440],
  allow = [],
}: Screen) {
  test(name, async ({ page, problems }) => {
    for (const [address, status] of allow) problems.allow(address, status);
    mkdirSync(FOLDER, { recursive: true });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isEvening ? 'dark' : 'light' });
    for (const width of widths) {
      await forgetCookies(page);
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
      await reach(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
      });
      // What is laid out when somebody comes near is seen whole in a window as high as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (!window) await page.setViewportSize({ width, height });
      const png = await page.screenshot({ style: window ? '' : FOLLOWING });
      await sharp(png)
        // WebP allows no taller picture; the brand assets, all on one page, would be taller.
        .resize({ height: 16_383, width: 16_383, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 55 })
        .toFile(path.join(FOLDER, `${name}-${width}.webp`));
    }
  });
}
