import { about } from './about.rows';
import { accessibility } from './accessibility.rows';
import { applicationForm } from './application-form.rows';
import { blog } from './blog.rows';
import { brandAssetsPage } from './brand-assets-page.rows';
import { brandGuidelines } from './brand-guidelines.rows';
import { careers } from './careers.rows';
import { drawCheck } from './draw-check.rows';
import { drawEntry } from './draw-entry.rows';
import { drawPage } from './draw-page.rows';
import { drawRound } from './draw-round.rows';
import { drawWheel } from './draw-wheel.rows';
import { helpPage } from './help-page.rows';
import { homePage } from './home-page.rows';
import { lettersSection } from './letters-section.rows';
import { linksPage } from './links-page.rows';
import { merchPage } from './merch-page.rows';
import { minutesPage } from './minutes-page.rows';
import { newsletterForm } from './newsletter-form.rows';
import { openingsPage } from './openings-page.rows';
import { pageFrame } from './page-frame.rows';
import { platformStatus } from './platform-status.rows';
import { policies } from './policies.rows';
import { policyPages } from './policy-pages.rows';
import { press } from './press.rows';
import { quoteForm } from './quote-form.rows';
import type { EditedDocument } from './row';
import { sitemap } from './sitemap.rows';
import { supportPage } from './support-page.rows';
import { supportRequests } from './support-requests.rows';

/** Pages and policies with fields of their own. */
export const PAGES: EditedDocument[] = [
  about,
  blog,
  careers,
  press,
  accessibility,
  sitemap,
  brandGuidelines,
  ...policies,
];

/** The tables of texts, in the order in which the browser test changes them. */
export const WORDS: EditedDocument[] = [
  homePage,
  lettersSection,
  applicationForm,
  newsletterForm,
  openingsPage,
  pageFrame,
  helpPage,
  minutesPage,
  linksPage,
  brandAssetsPage,
  merchPage,
  quoteForm,
  supportPage,
  supportRequests,
  policyPages,
  platformStatus,
  drawPage,
  drawRound,
  drawEntry,
  drawCheck,
  drawWheel,
];
