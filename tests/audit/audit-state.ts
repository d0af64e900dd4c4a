import type { Page } from '@playwright/test';
import type { Problems } from '../support/problems';
import type { Site } from '../support/site';

type Hands = { site: Site; problems: Problems };

/** One thing a visitor can see: a page, and what was done on it. */
export type AuditState = {
  path: string;
  /** Text for /accessibility: 'as it opens', 'every field wrong'. */
  state: string;
  /** Brings a fresh page into this state; by default, opening the path is enough. */
  reach?: (page: Page, hands: Hands) => Promise<unknown>;
};

export const AS_IT_OPENS = 'as it opens';
