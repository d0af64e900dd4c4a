import type { Metadata } from 'next';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { merchMetadata, organizationJson } from '@/features/merch/server/merch.metadata';
import { BigCompanyProblems } from '@/features/merch/ui/big-company-problems';
import { Categories } from '@/features/merch/ui/categories';
import { ComingSoonFeatures } from '@/features/merch/ui/coming-soon-features';
import { Cta } from '@/features/merch/ui/cta';
import { MerchHero } from '@/features/merch/ui/merch-hero';
import { Pricing } from '@/features/merch/ui/pricing';
import { ShowOnSight } from '@/features/merch/ui/show-on-sight';
import { PageMain } from '@/ui/page-shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return merchMetadata((await getBrand()).name);
}

export default async function MerchPage() {
  const { name, tagline, markPath, mailboxes, social, siteUrl } = await getBrand();
  const organization = { name, tagline, mailbox: mailboxes.quotes, profiles: Object.values(social) };
  const json = organizationJson(organization, new URL(siteUrl, env().SITE_URL).href);
  return (
    <PageMain>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      <MerchHero markPath={markPath} />
      <Categories markPath={markPath} />
      <BigCompanyProblems />
      <Pricing markPath={markPath} />
      <Cta />
      <ComingSoonFeatures />
      <ShowOnSight />
    </PageMain>
  );
}
