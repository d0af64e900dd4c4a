import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { MERCH_TEXTS } from '@/features/merch/contract.texts';
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
  const [brand, words, quote] = await Promise.all([getBrand(), wordsFor(MERCH_TEXTS), wordsFor(QUOTE_TEXTS)]);
  const { markPath, mailboxes } = brand;
  const sales = { contactType: 'sales', email: mailboxes.quotes };
  return (
    <PageMain>
      <Breadcrumbs path="/merch" />
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), sales)} />
      <MerchHero markPath={markPath} words={words.hero} />
      <Categories markPath={markPath} words={words.categories} />
      <BigCompanyProblems words={words.others} />
      <Pricing
        markPath={markPath}
        pricing={words.pricing}
        formToken={issueFormToken()}
        mailbox={mailboxes.quotes}
        words={quote}
      />
      <Cta words={words.cta} />
      <ComingSoonFeatures words={words.soon} />
      <ShowOnSight />
    </PageMain>
  );
}
