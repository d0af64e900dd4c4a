import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readShownLinks } from '@/features/links/server/links-table';
import { LinksPage } from '@/features/links/ui/links-page';
import { LOGIN_API, LOGOUT_API, SESSION_API } from '@/features/staff/contract';
import { readingDrafts } from '@/server/reading';
import { Breadcrumbs } from '@/server/structured-data';

const SIGN_IN = { session: SESSION_API, login: LOGIN_API, logout: LOGOUT_API };

export const generateMetadata = metadataOf('/links');

/** The same for everybody: who may edit is asked by the browser, when somebody wants to. */
export default async function Page() {
  const [brand, links] = await Promise.all([getBrand(), readShownLinks()]);
  return (
    <>
      <Breadcrumbs path="/links" />
      <LinksPage brand={brand} links={links} signIn={SIGN_IN} isPreview={readingDrafts('brand')} />
    </>
  );
}
