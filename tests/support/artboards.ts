import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Picture = { width: number; height: number; data: Buffer };

/** @returns the pixels of a PNG as RGBA */
export async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The keys of all artboards of the page, in order. */
export const artboardKeys = (page: Page): Promise<string[]> =>
  page
    .locator('[data-artboard]')
    .evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset.artboard ?? ''));

/** The button that saves an artboard's picture. */
export const saveButton = (page: Page, key: string) =>
  page.locator(`button[aria-describedby="about-${key}"]`).first();

/** Clicks it and waits for the file. */
export async function save(page: Page, key: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), saveButton(page, key).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Before the page opens: a picture that waited for styles or fonts until its patience ends would never be saved. */
export const neverGiveUp = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const PATIENT_MS = 1000;
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => (ms >= PATIENT_MS ? 0 : start(work, ms)),
    });
  });

type KeepsBlobs = { savedBlobs: Map<string, Blob> };

/** Before the page opens: makes the blobs behind its object URLs readable, which its CSP would prevent. */
export const keepBlobs = (page: Page) =>
  page.addInitScript(() => {
    const kept = new Map<string, Blob>();
    Object.assign(window, { savedBlobs: kept } satisfies KeepsBlobs);
    const make = URL.createObjectURL;
    URL.createObjectURL = (object) => {
      const address = make.call(URL, object);
      if (object instanceof Blob) kept.set(address, object);
      return address;
    };
  });

/** The flyer has no button: its picture is the image itself, drawn when it is scrolled near. */
export async function saveFlyer(page: Page): Promise<Buffer> {
  const flyer = page.locator('#flyer[src^="blob:"]');
  await page.locator('#flyer').scrollIntoViewIfNeeded();
  await flyer.waitFor({ timeout: 30_000 });
  const bytes = await flyer.evaluate(async (image: HTMLImageElement) => {
    const blob = (window as unknown as KeepsBlobs).savedBlobs.get(image.src);
    const whole = new Uint8Array(await (blob as Blob).arrayBuffer());
    let text = '';
    for (let at = 0; at < whole.length; at += 0x8000) {
      text += String.fromCharCode(...whole.subarray(at, at + 0x8000));
    }
    return btoa(text);
  });
  return Buffer.from(bytes, 'base64');
}

/**
 * The browser's own picture of an artboard: a copy at its own size, above everything else. The page's window keeps
 * the artboard's size; the scale is the context's (`deviceScaleFactor`).
 */
export async function photograph(page: Page, key: string): Promise<Buffer> {
  const size = await page.evaluate((name) => {
    const shown = document.querySelector<HTMLElement>(`[data-artboard="${name}"]`);
    const copy = shown?.cloneNode(true) as HTMLElement;
    copy.id = 'photographed';
    delete copy.dataset.artboard;
    Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', zIndex: '2147483647' });
    document.body.append(copy);
    return { width: copy.offsetWidth, height: copy.offsetHeight };
  }, key);
  await page.setViewportSize(size);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
  await page.evaluate(() => document.getElementById('photographed')?.remove());
  return picture;
}

/** @returns the share of pixels that differ, 0 to 1, without those that only smooth an edge */
export function differing(one: Picture, other: Picture): number {
  const { width, height } = one;
  const count = pixelmatch(one.data, other.data, undefined, width, height, {
    threshold: 0.1,
    includeAA: false,
  });
  return count / (width * height);
}
