import { type Documents, documentsOf, hidden } from '@/core/cms/manifest';
import { ALL_FEATURES, type FeatureName, isOn } from '@/features';
import { blogDocuments } from '@/features/blog/cms';
import { brandDocuments } from '@/features/brand/cms';
import { drawDocuments } from '@/features/draw/cms';
import { helpDocuments } from '@/features/help/cms';
import { infoDocuments } from '@/features/info/cms';
import { legalDocuments } from '@/features/legal/cms';
import { linksDocuments } from '@/features/links/cms';
import { mailDocuments } from '@/features/mail/cms';
import { mediaDocuments } from '@/features/media/cms';
import { merchDocuments } from '@/features/merch/cms';
import { newsletterDocuments } from '@/features/newsletter/cms';
import { openingsDocuments } from '@/features/openings/cms';
import { sourcesDocuments } from '@/features/sources/cms';
import { staffDocuments } from '@/features/staff/cms';
import { supportDocuments } from '@/features/support/cms';
import { refuseFewerThanTakenSeats, waitlistDocuments } from '@/features/waitlist/cms';

/** What features store in documents of their own kinds; Payload's config alone loads this. */
const OWN: { [Name in FeatureName]?: Documents } = {
  waitlist: waitlistDocuments,
  support: supportDocuments,
  merch: merchDocuments,
  newsletter: newsletterDocuments,
  sources: sourcesDocuments,
  mail: mailDocuments,
  links: linksDocuments,
  draw: drawDocuments,
  info: infoDocuments,
  blog: blogDocuments,
  help: helpDocuments,
  openings: openingsDocuments,
  legal: legalDocuments,
  brand: brandDocuments({ refuseFewerThanTakenSeats }),
  media: mediaDocuments,
  staff: staffDocuments,
};

/** In the order of the back office's menu. What is switched off is only hidden: its data is kept, and still erased. */
export const DOCUMENTS = ALL_FEATURES.map((feature) => {
  const documents = documentsOf(feature, OWN[feature.name]);
  return isOn(feature.name) ? documents : hidden(documents);
});
