import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/server/structured-data';
import { type LegalSlug, legalText } from '../contract';
import { LegalPage } from '../ui/legal-page';
import { LegalPageWithoutText } from '../ui/legal-page-without-text';
import { getPolicyPage, getVersions } from './legal.queries';

/** The page of one policy, for its route. @param facts shown above its text */
export const legalPage = (slug: LegalSlug, facts?: () => Promise<ReactNode>) =>
  async function Page() {
    const { label, path } = legalText(slug);
    const page = await getPolicyPage(slug);
    const versions = await getVersions(slug);
    return (
      <>
        <Breadcrumbs path={path} />
        {page ? (
          <LegalPage slug={slug} page={page} facts={facts ? await facts() : null} />
        ) : (
          <LegalPageWithoutText slug={slug} label={label} hasHistory={versions.length > 0} />
        )}
      </>
    );
  };
