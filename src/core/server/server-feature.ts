import type { Pool } from 'pg';
import type { PersonalData } from '@/core/db/personal-data';

type Sweep = (pool: Pool) => Promise<unknown>;

/** What the worker runs for a feature. */
export type FeatureJobs = {
  /** By the name under which the queue has it. The queue gives a job up after its last try. */
  queued?: Readonly<Record<string, (pool: Pool, payload: unknown, isLastTry: boolean) => Promise<unknown>>>;
  /** Every ten minutes: removes what has expired, and begins what is due. */
  tidyUp?: readonly Sweep[];
  /** Each night, after what is kept no longer. */
  erase?: readonly Sweep[];
};

/** What a feature declares about itself for the processes of the server. */
export type ServerFeature = {
  personalData?: readonly PersonalData[];
  /** Only the worker loads them. */
  jobs?: () => Promise<FeatureJobs>;
};
