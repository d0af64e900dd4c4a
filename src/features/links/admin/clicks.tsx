'use client';

import { DayCounts } from '@/kit/admin/day-counts';
import { clicksPath } from '../contract';

/** How often visitors opened this link. */
export const Clicks = () => (
  <DayCounts
    what="Clicks"
    pathOf={clicksPath}
    about="Counted without cookies: only the link and the day are kept, never who clicked."
  />
);
