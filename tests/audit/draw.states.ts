import type { Page } from '@playwright/test';
import { query } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { expect } from '../support/e2e';
import type { Site } from '../support/site';
import { AS_IT_OPENS, type AuditState } from './audit-state';

/** The list of rounds was audited empty; these are added once per site. */
async function roundOf(site: Site, title: string, state: 'published' | 'committed'): Promise<number> {
  const [known] = await query<{ id: number }>(site, 'select id from draw_rounds where title = $1', [title]);
  return known?.id ?? (await putRound(site, { title, state })).id;
}
const openDrawn = async (page: Page, site: Site, below = '') =>
  page.goto(`/links/draw/${await roundOf(site, 'Spring draw', 'published')}${below}`);

/** A committed round and a drawn one, with its two checks and its wheel. */
export const drawStates: AuditState[] = [
  {
    path: '/links/draw',
    state: 'with rounds',
    reach: async (page, { site }) => {
      await openDrawn(page, site);
      await roundOf(site, 'Summer draw', 'committed');
      await page.goto('/links/draw');
      await expect(page.getByRole('link', { name: 'Summer draw' })).toBeVisible();
    },
  },
  {
    path: '/links/draw/<round>',
    state: 'committed',
    reach: async (page, { site }) =>
      page.goto(`/links/draw/${await roundOf(site, 'Summer draw', 'committed')}`),
  },
  { path: '/links/draw/<round>', state: 'drawn', reach: (page, { site }) => openDrawn(page, site) },
  {
    path: '/links/draw/<round>',
    state: 'looked up, and checked',
    reach: async (page, { site }) => {
      await openDrawn(page, site);
      await page.getByRole('radio', { name: 'TikTok' }).check();
      await page.getByLabel('Your name there').fill('sam');
      await page.getByRole('button', { name: 'Look me up' }).click();
      await expect(page.getByRole('heading', { name: 'Yes. You were in.' })).toBeVisible();
      await page.getByRole('button', { name: 'Check this draw' }).click();
      await expect(page.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
    },
  },
  {
    path: '/links/draw/<round>/wheel',
    state: AS_IT_OPENS,
    reach: (page, { site }) => openDrawn(page, site, '/wheel'),
  },
  {
    path: '/links/draw/<round>/wheel',
    state: 'at rest',
    reach: async (page, { site }) => {
      await openDrawn(page, site, '/wheel');
      await page.getByRole('button', { name: 'Spin the wheel' }).click();
      await expect(page.getByRole('heading', { name: 'wins $250' })).toBeVisible();
    },
  },
];
