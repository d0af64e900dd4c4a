import type { Page } from '@playwright/test';
import type { Problems } from '../support/problems';
import type { Site } from '../support/site';

type Hands = { site: Site; problems: Problems };

/** One thing a visitor can have in front of them: a page, and what happened on it. */
export type AuditState = {
  path: string;
  /** In words for /accessibility: 'as it opens', 'every field wrong'. */
  state: string;
  /** Brings a fresh page there; opening the path is enough unless it says more. */
  reach?: (page: Page, hands: Hands) => Promise<unknown>;
};

export const AS_IT_OPENS = 'as it opens';
