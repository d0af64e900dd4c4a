import { readBusinessHours } from '@/core/db/business-hours';
import { requestPool } from '@/kit/db/pool';
import { cachedRead } from '@/kit/server/cached-read';

/** Hundreds of submissions may come per second; edited hours count for requests one second later. */
const FRESH_MS = 1000;

/** The hours by which a visitor's request is due; null: around the clock. @throws database errors */
export const currentHours = cachedRead('business-hours', FRESH_MS, () => readBusinessHours(requestPool()));
