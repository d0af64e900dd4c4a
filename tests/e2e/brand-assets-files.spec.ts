import jsQR from 'jsqr';
import {
  artboardKeys,
  decode,
  differing,
  keepBlobs,
  neverGiveUp,
  photograph,
  save,
  saveFlyer,
} from '../support/artboards';
import { expect, test } from '../support/e2e';

/** Every file that the page makes: name, pixels, and the largest share that may differ from the browser's picture. */
const FILES: Record<string, [name: string, width: number, height: number]> = {
  'facebook-profile': ['CLN-Facebook-Profile-180x180.png', 360, 360],
  'facebook-banner': ['CLN-Facebook-Banner-820x312.png', 1640, 624],
  'instagram-profile': ['CLN-Instagram-Profile-320x320.png', 640, 640],
  'instagram-banner': ['CLN-Instagram-Banner-1080x1080.png', 2160, 2160],
  'linkedin-profile': ['CLN-LinkedIn-Profile-400x400.png', 800, 800],
  'linkedin-banner': ['CLN-LinkedIn-Banner-1584x396.png', 3168, 792],
  'x-profile': ['CLN-X-Profile-400x400.png', 800, 800],
  'x-banner': ['CLN-X-Banner-1500x500.png', 3000, 1000],
  'tiktok-profile': ['CLN-TikTok-Profile-200x200.png', 400, 400],
  'tiktok-banner': ['CLN-TikTok-Banner-1080x1920.png', 2160, 3840],
  'phone-dashboard': ['App-Dashboard-Screenshot.png', 640, 1360],
  'phone-check-in': ['App-Event-Check-in-Screenshot.png', 640, 1360],
  'phone-messages': ['App-Messages-Screenshot.png', 640, 1360],
  'phone-roster': ['App-Roster-Screenshot.png', 640, 1360],
  'phone-calendar': ['App-Calendar-Screenshot.png', 640, 1360],
  'phone-profile': ['App-Profile-Screenshot.png', 640, 1360],
  'phone-main-image': ['App-Main-Image-Screenshot.png', 640, 1360],
  'tablet-dashboard': ['iPad-Dashboard-Screenshot.png', 2048, 2732],
  'tablet-check-in': ['iPad-Event-Check-in-Screenshot.png', 2048, 2732],
  'tablet-messages': ['iPad-Messages-Screenshot.png', 2048, 2732],
  'tablet-roster': ['iPad-Roster-Screenshot.png', 2048, 2732],
  'tablet-calendar': ['iPad-Calendar-Screenshot.png', 2048, 2732],
  'tablet-profile': ['iPad-Profile-Screenshot.png', 2048, 2732],
  'tablet-main-image': ['iPad-Main-Image-Screenshot.png', 2048, 2732],
  'banner-8x2': ['banner-8x2.png', 3072, 768],
  'step-repeat': ['step-repeat-banner-8x2.png', 3072, 768],
};
const AT_THREE: typeof FILES = {
  'app-banner': ['app-banner-7x1.png', 3150, 450],
  flyer: ['', 2550, 3300],
};
/** Where nothing is drawn in the corners, the background is white. */
const WHITE_CORNERS = [
  'facebook-profile',
  'instagram-profile',
  'linkedin-profile',
  'x-profile',
  'tiktok-profile',
  'step-repeat',
  'flyer',
];
/** Pixels per meter: 300, 384 and 450 dots per inch. */
const DENSITY: Record<string, number> = {
  flyer: 11811,
  'banner-8x2': 15118,
  'step-repeat': 15118,
  'app-banner': 17717,
};

const densityIn = (png: Buffer) =>
  png.includes('pHYs') ? png.readUInt32BE(png.indexOf('pHYs') + 4) : undefined;

for (const [scale, files] of [
  [2, FILES],
  [3, AT_THREE],
] as const) {
  test.describe(`at scale ${scale}`, () => {
    test.use({ deviceScaleFactor: scale, viewport: { width: 1440, height: 900 } });

    test('each button saves a complete picture that matches the browser’s', async ({ page }) => {
      test.setTimeout(900_000);
      await keepBlobs(page);
      await neverGiveUp(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/social-media');
      expect((await artboardKeys(page)).sort()).toEqual(
        [...Object.keys(FILES), ...Object.keys(AT_THREE)].sort(),
      );
      for (const [key, [name, width, height]] of Object.entries(files)) {
        const saved = key === 'flyer' ? { name: '', bytes: await saveFlyer(page) } : await save(page, key);
        expect(saved.name).toBe(name);
        const [drawn, shown] = [await decode(saved.bytes), await decode(await photograph(page, key))];
        expect([drawn.width, drawn.height], key).toEqual([width, height]);
        expect([shown.width, shown.height], key).toEqual([width, height]);
        expect(seenThrough(drawn.data), key).toBe(0);
        expect(differing(drawn, shown), `${key}: share of pixels that differ`).toBeLessThanOrEqual(0.01);
        if (WHITE_CORNERS.includes(key)) expect(cornersOf(drawn), key).toEqual(Array(4).fill('#ffffff'));
        expect(densityIn(saved.bytes), key).toBe(DENSITY[key]);
        if (key === 'banner-8x2') {
          const { origin } = new URL(page.url());
          const code = jsQR(new Uint8ClampedArray(drawn.data), drawn.width, drawn.height);
          expect(code?.data).toBe(`${origin}/links`);
        }
        // Nothing is left behind, and the page has its normal layout back.
        await expect(page.locator('[data-staged]')).toHaveCount(0);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });
  });
}

const colorAt = (data: Buffer, at: number) => `#${data.subarray(at, at + 3).toString('hex')}`;
const cornersOf = ({ data, width, height }: { data: Buffer; width: number; height: number }) =>
  [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => colorAt(data, pixel * 4));

/** The number of pixels that are not fully opaque. */
function seenThrough(data: Buffer): number {
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) count += 1;
  return count;
}
