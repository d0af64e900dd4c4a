import type { Page } from '@playwright/test';
import { query, send, signIn } from '../support/api';
import { expect } from '../support/e2e';
import type { Site } from '../support/site';
import { AS_IT_OPENS, type AuditState } from './audit-state';

const GLOBAL = '/admin/api/globals/gdpr';

/** Gives one policy a second text with a later effective date. Once per site; nothing else changes. */
async function announce(site: Site) {
  const [last] = await query(site, `select 1 from policy_versions where policy = 'gdpr' and number = 2`);
  if (last) return;
  const cookie = await signIn(site);
  const [first] = await query<{ body: object }>(
    site,
    `select body from policy_versions where policy = 'gdpr'`,
  );
  const body = JSON.stringify(first?.body).replace('within one month', 'within 30 days');
  const change = {
    body: JSON.parse(body),
    effectiveDate: '2199-08-01',
    changeNote: 'Counts days, not months.',
  };
  const answer = await send(site, GLOBAL, { ...change, _status: 'published' }, { cookie });
  expect(answer.status, answer.text).toBe(200);
}

const openAnnounced =
  (path: string) =>
  async (page: Page, { site }: { site: Site }) => {
    await announce(site);
    await page.goto(path);
  };

/** A policy whose next text is announced. */
export const policyStates: AuditState[] = [
  { path: '/gdpr', state: 'new version announced', reach: openAnnounced('/gdpr') },
  { path: '/gdpr/history', state: 'new version announced', reach: openAnnounced('/gdpr/history') },
  { path: '/gdpr/history/2', state: AS_IT_OPENS, reach: openAnnounced('/gdpr/history/2') },
  { path: '/gdpr/history/2/changes', state: AS_IT_OPENS, reach: openAnnounced('/gdpr/history/2/changes') },
];
