import { test } from '../support/e2e';
import { about } from './editing/about.rows';
import { accessibility } from './editing/accessibility.rows';
import { blog } from './editing/blog.rows';
import { brandGuidelines } from './editing/brand-guidelines.rows';
import { careers } from './editing/careers.rows';
import { declareEditing } from './editing/declare-editing';
import { policies } from './editing/policies.rows';
import { press } from './editing/press.rows';
import { sitemap } from './editing/sitemap.rows';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([about, blog, careers, press, accessibility, sitemap, brandGuidelines, ...policies]);
