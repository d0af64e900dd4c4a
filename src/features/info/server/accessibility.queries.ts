import { readingDrafts } from '@/core/server/draft-mode';
import { withEditMarks } from '@/core/server/edit-marks';
import { getPayloadClient } from '@/core/server/payload';
import { readable } from '@/core/server/readable';
import type { AccessibilityView } from '../contract.accessibility-texts';

type Brand = { name: string; seatsTotal: number };

/** What the statement stores besides texts: as published, or of the draft in a preview. */
export async function readAccessibilityFields({
  name,
  seatsTotal,
}: Brand): Promise<Pick<AccessibilityView, 'features' | 'dates'>> {
  const slug = 'accessibility';
  const payload = await getPayloadClient();
  const { features, dates } = await payload.findGlobal({
    slug,
    draft: readingDrafts(slug),
    depth: 0,
    overrideAccess: true,
  });
  return withEditMarks(readable({ features, dates }, { brand: name, seats: seatsTotal }), slug);
}
