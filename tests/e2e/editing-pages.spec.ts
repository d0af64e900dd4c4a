import { test } from '../support/e2e';
import { about } from './editing/about.rows';
import { declareEditing } from './editing/declare-editing';
import { terms } from './editing/terms.rows';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

// Every other text of a page or an email is found where it belongs by tests/int/every-text.test.ts.
declareEditing([about, terms]);
