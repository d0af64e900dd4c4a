/** The part of the brand that pages and pictures show. */
export type AssetBrand = {
  name: string;
  prefix: string;
  tagline: string;
  markPath: string;
  prize: string;
  seatsTotal: number;
  seatsLeft: number;
  announcements: string[];
  benefits: { title: string; text: string }[];
  claims: string[];
  social: Record<PlatformKey, string>;
  colors: Record<'ink' | 'primary' | 'accent' | 'light' | 'print' | 'printAccent', string>;
  updatedAt: string;
};

/** In CSS px. */
export type Size = { width: number; height: number };

export type PlatformKey = 'facebook' | 'instagram' | 'linkedin' | 'x' | 'tiktok';

export type Platform = {
  key: PlatformKey;
  /** Display name. */
  name: string;
  /** Name in file names. */
  fileName: string;
  /** The platform's own brand color. */
  color: string;
  profile: Size;
  banner: Size;
  bannerKind: 'banner' | 'background';
  /** false: there is no page to visit, even when the brand has a profile there. */
  hasPage: boolean;
};

const square = (side: number): Size => ({ width: side, height: side });
const common = { bannerKind: 'banner', hasPage: true } as const;

export const PLATFORMS: readonly Platform[] = [
  {
    ...common,
    key: 'facebook',
    name: 'Facebook',
    fileName: 'Facebook',
    color: '#1877f2',
    profile: square(180),
    banner: { width: 820, height: 312 },
  },
  {
    ...common,
    key: 'instagram',
    name: 'Instagram',
    fileName: 'Instagram',
    color: '#c13584',
    profile: square(320),
    banner: square(1080),
  },
  {
    ...common,
    key: 'linkedin',
    name: 'LinkedIn',
    fileName: 'LinkedIn',
    color: '#0a66c2',
    profile: square(400),
    banner: { width: 1584, height: 396 },
  },
  {
    ...common,
    key: 'x',
    name: 'X (Twitter)',
    fileName: 'X',
    color: '#000000',
    profile: square(400),
    banner: { width: 1500, height: 500 },
  },
  {
    key: 'tiktok',
    name: 'TikTok',
    fileName: 'TikTok',
    color: '#010101',
    profile: square(200),
    banner: { width: 1080, height: 1920 },
    bannerKind: 'background',
    hasPage: false,
  },
];

export const PHONE_SIZE: Size = { width: 320, height: 680 };
export const TABLET_SIZE: Size = { width: 1024, height: 1366 };
