import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readAudit } from '@/features/info/server/accessibility-audit';
import { getInfoPage } from '@/features/info/server/info.queries';
import { AccessibilityPage } from '@/features/info/ui/accessibility-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = metadataOf('/accessibility');

export default async function Page() {
  const brand = await getBrand();
  const page = await getInfoPage('accessibility', brand);
  return (
    <>
      <Breadcrumbs path="/accessibility" />
      <AccessibilityPage
        page={page}
        audit={readAudit()}
        markPath={brand.markPath}
        mailbox={brand.mailboxes.support}
      />
    </>
  );
}
