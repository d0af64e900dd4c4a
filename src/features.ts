import type { Feature } from '@/core/shared/feature';
import { featuresOff } from '@/env';
import { blog } from '@/features/blog/feature';
import { brand } from '@/features/brand/feature';
import { brandAssets } from '@/features/brand-assets/feature';
import { desk } from '@/features/desk/feature';
import { draw } from '@/features/draw/feature';
import { frame } from '@/features/frame/feature';
import { help } from '@/features/help/feature';
import { home } from '@/features/home/feature';
import { info } from '@/features/info/feature';
import { legal } from '@/features/legal/feature';
import { letters } from '@/features/letters/feature';
import { links } from '@/features/links/feature';
import { mail } from '@/features/mail/feature';
import { media } from '@/features/media/feature';
import { merch } from '@/features/merch/feature';
import { newsletter } from '@/features/newsletter/feature';
import { openings } from '@/features/openings/feature';
import { privacy } from '@/features/privacy/feature';
import { sources } from '@/features/sources/feature';
import { staff } from '@/features/staff/feature';
import { status } from '@/features/status/feature';
import { support } from '@/features/support/feature';
import { waitlist } from '@/features/waitlist/feature';
import { closeAddresses } from '@/kit/shared/closed-addresses';

/** Every feature, in the order of the back office's menu. */
const LIST = [
  desk,
  waitlist,
  support,
  merch,
  newsletter,
  sources,
  mail,
  links,
  draw,
  home,
  letters,
  frame,
  info,
  status,
  blog,
  help,
  openings,
  legal,
  brand,
  brandAssets,
  media,
  staff,
  privacy,
] as const;

type Listed = (typeof LIST)[number];
export type FeatureName = Listed['name'];
export type ListedPage = Extract<Listed, { pages: object }>['pages'][number];
export type ListedPreview = Extract<Listed, { previews: object }>['previews'][number];

/** A site can do without it. */
type Optional = Extract<Listed, { closes: object }>['name'];

/** Switched off, besides those that the setting `FEATURES_OFF` names: what they stored is kept, and still erased. */
const OFF: readonly Optional[] = [];

type ListedFeature = Feature & { name: FeatureName };

/** Switched on or off, with all that is stored. */
export const ALL_FEATURES: readonly ListedFeature[] = LIST;

const off = new Set<string>([...OFF, ...featuresOff()]);

for (const name of off) {
  const feature = ALL_FEATURES.find((one) => one.name === name);
  if (!feature?.closes)
    throw new Error(`FEATURES_OFF: there is no feature '${name}' that can be switched off`);
  closeAddresses(feature.closes);
}

export const isOn = (name: FeatureName): boolean => !off.has(name);

/** Those that are switched on. */
export const FEATURES: readonly ListedFeature[] = ALL_FEATURES.filter(({ name }) => isOn(name));

/** Every table of texts that is the owner's. */
export const PAGE_TABLES = ALL_FEATURES.flatMap(({ words = [] }) => words);

/** Those that staff see: what is switched off keeps its texts, and shows them to nobody. */
export const SHOWN_TABLES = FEATURES.flatMap(({ words = [] }) => words);

/** Metrics of the features, besides those of the infrastructure. */
export const FEATURE_FIGURES: NonNullable<Feature['figures']> = Object.assign(
  {},
  ...ALL_FEATURES.map(({ figures }) => figures),
);

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All records that have states, for code that works across features. */
export const STATE_MACHINES: Together<Extract<Listed, { states: object }>['states']> = Object.assign(
  {},
  ...ALL_FEATURES.map(({ states }) => states),
);
