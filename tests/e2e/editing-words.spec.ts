import { test } from '../support/e2e';
import { applicationForm } from './editing/application-form.rows';
import { declareEditing } from './editing/declare-editing';
import { homePage } from './editing/home-page.rows';
import { newsletterForm } from './editing/newsletter-form.rows';
import { openingsPage } from './editing/openings-page.rows';
import { pageFrame } from './editing/page-frame.rows';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([homePage, applicationForm, newsletterForm, openingsPage, pageFrame]);
