import { test } from '../support/e2e';
import { brand } from './editing/brand.rows';
import { declareEditing } from './editing/declare-editing';

// A separate site: every other page shows what is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([brand]);
