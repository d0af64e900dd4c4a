import { z } from 'zod';

/** Days that a chart of counts shows. */
export const DAYS_COUNTED = 30;

const dayCount = z.object({ day: z.string(), count: z.number() });
export type DayCount = z.output<typeof dayCount>;
/** Counts of one record per day, oldest first. */
export const dayCountsAnswer = z.object({ days: z.array(dayCount) });
