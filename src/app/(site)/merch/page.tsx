import { letterField } from '@/app/letters-pages';
import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { issueFormToken } from '@/core/server/spam-checks';
import { Breadcrumbs, organization } from '@/core/server/structured-data';
import { hoursRule } from '@/core/shared/hours-words';
import { isOn } from '@/features';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { MERCH_TEXTS } from '@/features/merch/contract.texts';
import { dyesOf } from '@/features/merch/rules/dyes';
import { BigCompanyProblems } from '@/features/merch/ui/big-company-problems';
import { Categories } from '@/features/merch/ui/categories';
import { ComingSoonFeatures } from '@/features/merch/ui/coming-soon-features';
import { Cta } from '@/features/merch/ui/cta';
import { GarmentDrawings } from '@/features/merch/ui/garment/garment-drawings';
import { MerchHero } from '@/features/merch/ui/merch-hero';
import { Pricing } from '@/features/merch/ui/pricing';
import { ShowOnSight } from '@/features/merch/ui/show-on-sight';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { StructuredData } from '@/kit/ui/structured-data';

export const generateMetadata = metadataOf('/merch');

export default async function MerchPage() {
  const [brand, words, quote] = await Promise.all([getBrand(), wordsFor(MERCH_TEXTS), wordsFor(QUOTE_TEXTS)]);
  const sales = { contactType: 'sales', email: brand.mailboxes.quotes };
  const { cloths, inks } = dyesOf(brand.palette);
  const dyed = { cloth: cloths[0], ink: inks[0] };
  return (
    <PageMain>
      <Breadcrumbs path="/merch" />
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), sales)} />
      <GarmentDrawings markPath={brand.markPath} />
      <MerchHero markPath={brand.markPath} {...dyed} words={words.hero} />
      <Categories cloths={cloths} inks={inks} letters={words.hero.print} words={words.categories} />
      <BigCompanyProblems words={words.others} />
      <Pricing
        cloths={cloths}
        inks={inks}
        sample={words.hero.print}
        letters={isOn('letters') ? await letterField() : undefined}
        pricing={words.pricing}
        formToken={issueFormToken()}
        mailbox={brand.mailboxes.quotes}
        rule={hoursRule(brand.hours)}
        words={quote}
      />
      <Cta words={words.cta} />
      <ComingSoonFeatures words={words.soon} {...dyed} />
      <ShowOnSight />
    </PageMain>
  );
}
