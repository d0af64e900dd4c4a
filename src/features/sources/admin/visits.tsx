'use client';

import { DayCounts } from '@/kit/admin/day-counts';
import { visitsPath } from '../contract';

/** How often people came with this code. */
export const Visits = () => (
  <DayCounts
    what="Visits"
    pathOf={visitsPath}
    about="Counted without cookies: only the source and the day are kept, never who came. People without JavaScript are not counted."
  />
);
