import { Breadcrumbs } from '@/server/structured-data';
import { type LegalSlug, legalText } from '../contract';
import { LegalPage } from '../ui/legal-page';
import { LegalPageWithoutText } from '../ui/legal-page-without-text';
import { getPolicyPage, getVersions } from './legal.queries';

/** The page of one policy, for its route. */
export const legalPage = (slug: LegalSlug) =>
  async function Page() {
    const { label, path } = legalText(slug);
    const page = await getPolicyPage(slug);
    const versions = await getVersions(slug);
    return (
      <>
        <Breadcrumbs path={path} />
        {page ? (
          <LegalPage slug={slug} page={page} />
        ) : (
          <LegalPageWithoutText slug={slug} label={label} hasHistory={versions.length > 0} />
        )}
      </>
    );
  };
