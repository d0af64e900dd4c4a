import { metadataOf } from '@/app/page-facts';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { SupportHero } from '@/features/support/ui/support-hero';
import { SupportSection } from '@/features/support/ui/support-section';
import { issueFormToken } from '@/server/spam-checks';
import { Breadcrumbs } from '@/server/structured-data';
import { PageMain } from '@/ui/page-shell/page-main';

export const generateMetadata = metadataOf('/support');

export default async function SupportPage() {
  const { prefix, mailboxes } = await getBrand();
  const setting = { prefix, mailbox: mailboxes.support, formForwardUrl: env().FORM_FORWARD_URL };
  return (
    <PageMain above="paper-2">
      <Breadcrumbs path="/support" />
      <SupportHero mailbox={mailboxes.support} />
      <SupportSection formToken={issueFormToken()} setting={setting} />
    </PageMain>
  );
}
