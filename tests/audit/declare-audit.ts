import { SITE_PAGES } from '../../src/site-pages';
import { expect, test } from '../support/e2e';
import { type AuditedState, auditPage } from './audit-report';
import { AS_IT_OPENS, type AuditState } from './audit-state';
import { drawStates } from './draw.states';
import { formStates } from './form.states';
import { linksStates } from './links.states';
import { merchStates } from './merch.states';
import { pageStates } from './page.states';
import { policyStates } from './policy.states';
import { shellStates } from './shell.states';
import { ticketStates } from './ticket.states';

export const STATES: AuditState[] = [
  ...pageStates,
  ...policyStates,
  ...shellStates,
  ...formStates,
  ...ticketStates,
  ...linksStates,
  ...merchStates,
  ...drawStates,
];

/** Looked at every day: each page as it opens, and the one that is not there. */
const isDaily = ({ path, state }: AuditState) =>
  state === 'not found' || (state === AS_IT_OPENS && SITE_PAGES.some((page) => page.path === path));

/**
 * One test per state; the caller decides what happens to the findings: `npm run audit:a11y` writes them down, `npm
 * test` compares them with the file.
 */
export function declareAudit(take: (audited: AuditedState) => void) {
  for (const audited of STATES) {
    const { path, state, reach } = audited;
    const tag = isDaily(audited) ? [] : '@long';
    test(`${path}, ${state}`, { tag }, async ({ page, site, problems }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (reach?.(page, { site, problems }) ?? page.goto(path));
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
      take({ path, state, findings: await auditPage(page) });
    });
  }
}
