import { test } from '../support/e2e';
import { applicationForm } from './editing/application-form.rows';
import { brandAssetsPage } from './editing/brand-assets-page.rows';
import { declareEditing } from './editing/declare-editing';
import { drawCheck } from './editing/draw-check.rows';
import { drawEntry } from './editing/draw-entry.rows';
import { drawPage } from './editing/draw-page.rows';
import { drawRound } from './editing/draw-round.rows';
import { drawWheel } from './editing/draw-wheel.rows';
import { helpPage } from './editing/help-page.rows';
import { homePage } from './editing/home-page.rows';
import { lettersSection } from './editing/letters-section.rows';
import { linksPage } from './editing/links-page.rows';
import { merchPage } from './editing/merch-page.rows';
import { minutesPage } from './editing/minutes-page.rows';
import { newsletterForm } from './editing/newsletter-form.rows';
import { openingsPage } from './editing/openings-page.rows';
import { pageFrame } from './editing/page-frame.rows';
import { platformStatus } from './editing/platform-status.rows';
import { policyPages } from './editing/policy-pages.rows';
import { quoteForm } from './editing/quote-form.rows';
import { supportPage } from './editing/support-page.rows';
import { supportRequests } from './editing/support-requests.rows';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([
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
]);
