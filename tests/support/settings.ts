import { environmentSchema } from '../../src/env';
import { FORM_SETTINGS } from '../../src/site-forms';

/** Every variable of the environment that the site reads, the limits of forms first among the limits. */
export const SETTINGS: readonly string[] = [
  ...Object.keys(FORM_SETTINGS),
  ...Object.keys(environmentSchema.shape),
];
