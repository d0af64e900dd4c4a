import type { FeatureJobs, ServerFeature } from '@/core/server/server-feature';
import { FEATURES, type FeatureName } from '@/features';
import { drawServer } from '@/features/draw/feature.server';
import { mailServer } from '@/features/mail/feature.server';
import { merchServer } from '@/features/merch/feature.server';
import { newsletterServer } from '@/features/newsletter/feature.server';
import { staffServer } from '@/features/staff/feature.server';
import { supportServer } from '@/features/support/feature.server';
import { waitlistServer } from '@/features/waitlist/feature.server';

const OWN: { [Name in FeatureName]?: ServerFeature } = {
  waitlist: waitlistServer,
  support: supportServer,
  merch: merchServer,
  newsletter: newsletterServer,
  mail: mailServer,
  draw: drawServer,
  staff: staffServer,
};

const LISTED = FEATURES.map(({ name }): ServerFeature => OWN[name] ?? {});

/** The personal data of all features: the back office, the worker and the start pass it to the privacy feature. */
export const PERSONAL_DATA = LISTED.flatMap(({ personalData = [] }) => personalData);

/** What the worker runs for the features. */
export const loadJobs = (): Promise<FeatureJobs[]> =>
  Promise.all(LISTED.flatMap(({ jobs }) => (jobs ? [jobs()] : [])));
