import type { ReactNode } from 'react';
import { type LegalSlug, POLICIES } from '../contract';
import { ChangesPage } from '../ui/changes-page';
import { HistoryPage } from '../ui/history-page';
import { VersionPage } from '../ui/version-page';
import { getChanges, getVersions, getVersionText } from './legal.queries';
import { versionNumber } from './version-number';

/** `policy` is missing for pages below /links/rules. */
type Params = { policy?: string; version?: string };
export type HistoryProps = { params: Promise<Params> };
type PageProps = HistoryProps & {
  /** Shown for an address that does not exist. */
  missing: ReactNode;
};

/** @returns null for an address that belongs to no policy */
export function historySlug({ policy }: Params): LegalSlug | null {
  if (policy === undefined) return 'official-rules';
  return POLICIES.find(({ path }) => path === `/${policy}`)?.slug ?? null;
}

/** @param draw returns null if this address does not exist */
const pageOf = (draw: (slug: LegalSlug, params: Params) => Promise<ReactNode | null>) =>
  async function Page({ params, missing }: PageProps) {
    const given = await params;
    const slug = historySlug(given);
    return (slug && (await draw(slug, given))) || missing;
  };

export const HistoryRoute = pageOf(async (slug) => {
  const versions = await getVersions(slug);
  const [latest] = versions;
  return latest ? <HistoryPage slug={slug} title={latest.title} versions={versions} /> : null;
});

export const VersionRoute = pageOf(async (slug, params) => {
  const number = versionNumber(params.version);
  if (number === null) return null;
  const [versions, text] = await Promise.all([getVersions(slug), getVersionText(slug, number)]);
  const version = versions.find((one) => one.number === number);
  return text && version ? <VersionPage slug={slug} version={version} text={text} /> : null;
});

export const ChangesRoute = pageOf(async (slug, params) => {
  const number = versionNumber(params.version);
  const changes = number && (await getChanges(slug, number));
  return changes ? <ChangesPage slug={slug} changes={changes} /> : null;
});
