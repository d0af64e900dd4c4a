import type { ReactNode } from 'react';
import { POLICIES } from '@/core/shared/policies-in-force';
import type { LegalSlug } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { ChangesPage } from '../ui/changes-page';
import { HistoryPage } from '../ui/history-page';
import { VersionPage } from '../ui/version-page';
import { getChanges, getVersions, getVersionText } from './legal.queries';
import { versionNumber } from './version-number';

/** `policy` is missing for pages below /links/rules. */
type Params = { policy?: string; version?: string };
export type HistoryProps = { params: Promise<Params> };
type PageProps = HistoryProps & {
  words: PolicyWords;
  /** Shown for an address that does not exist. */
  missing: ReactNode;
};

/** @returns null for an address that belongs to no policy */
export function historySlug({ policy }: Params): LegalSlug | null {
  if (policy === undefined) return 'official-rules';
  return POLICIES.find(({ path }) => path === `/${policy}`)?.slug ?? null;
}

/** @returns null if this address does not exist */
type Draw = (slug: LegalSlug, words: PolicyWords, params: Params) => Promise<ReactNode | null>;

const pageOf = (draw: Draw) =>
  async function Page({ params, words, missing }: PageProps) {
    const given = await params;
    const slug = historySlug(given);
    return (slug && (await draw(slug, words, given))) || missing;
  };

export const HistoryRoute = pageOf(async (slug, words) => {
  const versions = await getVersions(slug);
  const [latest] = versions;
  return latest ? <HistoryPage slug={slug} title={latest.title} versions={versions} words={words} /> : null;
});

export const VersionRoute = pageOf(async (slug, words, params) => {
  const number = versionNumber(params.version);
  if (number === null) return null;
  const [versions, text] = await Promise.all([getVersions(slug), getVersionText(slug, number)]);
  const version = versions.find((one) => one.number === number);
  return text && version ? <VersionPage slug={slug} version={version} text={text} words={words} /> : null;
});

export const ChangesRoute = pageOf(async (slug, words, params) => {
  const number = versionNumber(params.version);
  const changes = number && (await getChanges(slug, number));
  return changes ? <ChangesPage slug={slug} changes={changes} words={words} /> : null;
});
