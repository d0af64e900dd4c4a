import type { ReactNode } from 'react';
import { MissingPage } from '@/server/missing-page';
import type { LegalSlug } from '../contract';
import { ChangesPage } from '../ui/changes-page';
import { HistoryPage } from '../ui/history-page';
import { VersionPage } from '../ui/version-page';
import { getChanges, getVersions, getVersionText } from './legal.queries';
import { versionNumber } from './version-number';

type Place = { params: Promise<{ version: string }> };

/** The pages below a policy's own, for their routes; an address of no version is a 404. */
export const historyPage = (slug: LegalSlug) =>
  async function Page() {
    const versions = await getVersions(slug);
    const [latest] = versions;
    return latest ? <HistoryPage slug={slug} title={latest.title} versions={versions} /> : <MissingPage />;
  };

/** @param draw null: there is nothing under that number */
const pageOf = (draw: (number: number) => Promise<ReactNode | null>) =>
  async function Page({ params }: Place) {
    const number = versionNumber((await params).version);
    return (number !== null && (await draw(number))) || <MissingPage />;
  };

export const versionPage = (slug: LegalSlug) =>
  pageOf(async (number) => {
    const [versions, text] = await Promise.all([getVersions(slug), getVersionText(slug, number)]);
    const version = versions.find((one) => one.number === number);
    return text && version ? <VersionPage slug={slug} version={version} text={text} /> : null;
  });

export const changesPage = (slug: LegalSlug) =>
  pageOf(async (number) => {
    const changes = await getChanges(slug, number);
    return changes && <ChangesPage slug={slug} changes={changes} />;
  });
