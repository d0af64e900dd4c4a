import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { BigCompanyProblems } from '@/features/merch/ui/big-company-problems';
import { Categories } from '@/features/merch/ui/categories';
import { ComingSoonFeatures } from '@/features/merch/ui/coming-soon-features';
import { Cta } from '@/features/merch/ui/cta';
import { MerchHero } from '@/features/merch/ui/merch-hero';
import { Pricing } from '@/features/merch/ui/pricing';
import { ShowOnSight } from '@/features/merch/ui/show-on-sight';
import { issueFormToken } from '@/server/spam-checks';
import { Breadcrumbs, organization } from '@/server/structured-data';
import { PageMain } from '@/ui/page-shell/page-main';
import { StructuredData } from '@/ui/structured-data';

export const generateMetadata = metadataOf('/merch');

export default async function MerchPage() {
  const brand = await getBrand();
  const { markPath, mailboxes } = brand;
  const sales = { contactType: 'sales', email: mailboxes.quotes };
  return (
    <PageMain>
      <Breadcrumbs path="/merch" />
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), sales)} />
      <MerchHero markPath={markPath} />
      <Categories markPath={markPath} />
      <BigCompanyProblems />
      <Pricing markPath={markPath} formToken={issueFormToken()} mailbox={mailboxes.quotes} />
      <Cta />
      <ComingSoonFeatures />
      <ShowOnSight />
    </PageMain>
  );
}
