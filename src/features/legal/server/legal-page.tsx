import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/core/server/structured-data';
import { type LegalSlug, legalText } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { LegalPage } from '../ui/legal-page';
import { LegalPageWithoutText } from '../ui/legal-page-without-text';
import { getPolicyPage, getVersions } from './legal.queries';

type Sources = {
  words: () => Promise<PolicyWords>;
  /** Shown above its text. */
  facts?: () => Promise<ReactNode>;
};

/** The page of one policy, for its route. */
export const legalPage = (slug: LegalSlug, { words: readWords, facts }: Sources) =>
  async function Page() {
    const { label, path } = legalText(slug);
    const [page, versions, words] = await Promise.all([getPolicyPage(slug), getVersions(slug), readWords()]);
    return (
      <>
        <Breadcrumbs path={path} />
        {page ? (
          <LegalPage slug={slug} page={page} words={words} facts={facts ? await facts() : null} />
        ) : (
          <LegalPageWithoutText
            slug={slug}
            title={versions[0]?.title ?? label}
            hasHistory={versions.length > 0}
            words={words.withdrawn}
          />
        )}
      </>
    );
  };
