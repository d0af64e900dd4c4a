import { metadataOf } from '@/app/page-facts';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readAccessibilityAudit } from '@/features/info/server/accessibility-audit';
import { getInfoPage } from '@/features/info/server/info.queries';
import { AccessibilityPage } from '@/features/info/ui/accessibility-page';

export const generateMetadata = metadataOf('/accessibility');

export default async function Page() {
  const brand = await getBrand();
  const page = await getInfoPage('accessibility', brand);
  return (
    <>
      <Breadcrumbs path="/accessibility" />
      <AccessibilityPage
        page={page}
        audit={readAccessibilityAudit()}
        markPath={brand.markPath}
        mailbox={brand.mailboxes.support}
      />
    </>
  );
}
