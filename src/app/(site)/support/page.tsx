import type { Metadata } from 'next';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { SupportHero } from '@/features/support/ui/support-hero';
import { SupportSection } from '@/features/support/ui/support-section';
import { issueFormToken } from '@/server/form-token';
import { PageMain } from '@/ui/page-shell/page-main';

export const metadata: Metadata = {
  title: 'Support',
  description: 'Write to us about anything your chapter needs. We respond within 24 hours.',
  alternates: { canonical: '/support' },
};

export default async function SupportPage() {
  const { prefix, mailboxes } = await getBrand();
  const setting = { prefix, mailbox: mailboxes.support, formForwardUrl: env().FORM_FORWARD_URL };
  return (
    <PageMain above="paper-2">
      <SupportHero mailbox={mailboxes.support} />
      <SupportSection formToken={issueFormToken()} setting={setting} />
    </PageMain>
  );
}
