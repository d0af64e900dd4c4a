import { PHONE_SIZE, PLATFORMS, type PlatformKey, type Size, TABLET_SIZE } from '../contract';

export type AssetGroup = PlatformKey | 'phone' | 'tablet' | 'print';

/** One file that the page produces. */
export type BrandAsset = Size & {
  /** Identifies its artboard: `data-artboard`. */
  key: string;
  file: string;
  /** Describes the picture, for screen readers and progress messages. */
  label: string;
  group: AssetGroup;
  /** Image pixels per CSS px. */
  scale: number;
  /** Print resolution, written into the file. */
  dpi?: number;
  /** Delay before drawing; banners need one. */
  waitMs: number;
  /** Its buttons say that a screenshot would do, when the file could not be made. */
  isWide?: boolean;
};

const BANNER_WAIT_MS = 500;

const plain = { scale: 2, waitMs: 0 };
const sized = ({ width, height }: Size) => `${width}x${height}`;

export const groupsOf = (
  words: Record<'phones' | 'tablets' | 'print', string>,
): { key: AssetGroup; label: string }[] => [
  ...PLATFORMS.map(({ key, name }) => ({ key, label: name })),
  { key: 'phone', label: words.phones },
  { key: 'tablet', label: words.tablets },
  { key: 'print', label: words.print },
];

export const platformAssets = (prefix: string): BrandAsset[] =>
  PLATFORMS.flatMap(({ key, name, fileName, profile, banner, bannerKind }) => [
    {
      ...plain,
      ...profile,
      key: `${key}-profile`,
      file: `${prefix}-${fileName}-Profile-${sized(profile)}.png`,
      label: `${name} profile picture`,
      group: key,
    },
    {
      ...plain,
      ...banner,
      waitMs: BANNER_WAIT_MS,
      key: `${key}-banner`,
      file: `${prefix}-${fileName}-Banner-${sized(banner)}.png`,
      label: `${name} ${bannerKind === 'background' ? 'profile background' : 'banner'}`,
      group: key,
    },
  ]);

type NamedScreen = { key: string; fileName: string; label: string };

export const phoneAsset = ({ key, fileName, label }: NamedScreen): BrandAsset => ({
  ...plain,
  ...PHONE_SIZE,
  key: `phone-${key}`,
  file: `App-${fileName}-Screenshot.png`,
  label: `${label}, phone`,
  group: 'phone',
});

export const tabletAsset = ({ key, fileName, label }: NamedScreen): BrandAsset => ({
  ...plain,
  ...TABLET_SIZE,
  key: `tablet-${key}`,
  file: `iPad-${fileName}-Screenshot.png`,
  label: `${label}, iPad`,
  group: 'tablet',
});

/** 8.5 by 11 inches at 300 dots per inch. */
export const flyer: BrandAsset = {
  ...plain,
  scale: 3,
  dpi: 300,
  width: 850,
  height: 1100,
  key: 'flyer',
  file: 'flyer-8.5x11.png',
  label: 'Marketing flyer',
  group: 'print',
};

const wide: Pick<BrandAsset, 'scale' | 'waitMs' | 'group'> & Size = {
  scale: 2,
  waitMs: BANNER_WAIT_MS,
  group: 'print',
  width: 1536,
  height: 384,
};

/** 8 by 2 inches. */
export const horizontalBanner: BrandAsset = {
  ...wide,
  dpi: 384,
  key: 'banner-8x2',
  file: 'banner-8x2.png',
  label: 'Horizontal banner',
  isWide: true,
};

export const stepAndRepeat: BrandAsset = {
  ...wide,
  dpi: 384,
  key: 'step-repeat',
  file: 'step-repeat-banner-8x2.png',
  label: 'Step and repeat banner',
  isWide: true,
};

/** 7 by 1 inches. */
export const appBanner: BrandAsset = {
  ...wide,
  scale: 3,
  dpi: 450,
  width: 1050,
  height: 150,
  key: 'app-banner',
  file: 'app-banner-7x1.png',
  label: 'App placement banner',
};

export const printAssets: readonly BrandAsset[] = [flyer, horizontalBanner, stepAndRepeat, appBanner];
