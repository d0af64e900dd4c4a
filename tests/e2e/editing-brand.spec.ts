import { test } from '../support/e2e';
import { brand } from './editing/brand.rows';
import { declareEditing } from './editing/declare-editing';

// A site of its own: every other page wears what is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([brand]);
