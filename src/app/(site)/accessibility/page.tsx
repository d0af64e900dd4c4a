import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { ACCESSIBILITY_TEXTS } from '@/features/info/contract.accessibility-texts';
import { readAccessibilityFields } from '@/features/info/server/accessibility.queries';
import { readAccessibilityAudit } from '@/features/info/server/accessibility-audit';
import { AccessibilityPage } from '@/features/info/ui/accessibility-page';

export const generateMetadata = metadataOf('/accessibility');

export default async function Page() {
  const brand = await getBrand();
  const page = { ...(await wordsFor(ACCESSIBILITY_TEXTS)), ...(await readAccessibilityFields(brand)) };
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
