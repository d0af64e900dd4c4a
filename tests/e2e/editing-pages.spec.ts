import { test } from '../support/e2e';
import { declareEditing } from './editing/declare-editing';
import { PAGES } from './editing/documents';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing(PAGES);
