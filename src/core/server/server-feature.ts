import type { Pool } from 'pg';
import type { PersonalData } from '@/core/db/personal-data';
import type { Endpoint, EndpointTable } from '@/kit/server/public-endpoint';
import type { Form } from '@/kit/shared/form';
import type { DeskSource, ReplyHelp } from './desk-source';
import type { FileImporter } from './file-imports.endpoint';
import type { MailInbox, ReturnedMail } from './mail-inbox';

type Sweep = (pool: Pool) => Promise<unknown>;

/** What the worker runs for a feature. */
export type FeatureJobs = {
  /** By the name under which the queue has it. The queue gives a job up after its last try. */
  queued?: Readonly<Record<string, (pool: Pool, payload: unknown, isLastTry: boolean) => Promise<unknown>>>;
  /** Every ten minutes: begins what is due. */
  begin?: readonly Sweep[];
  /** Every ten minutes, after that: removes what has expired. */
  tidyUp?: readonly Sweep[];
  /** Each night, after what is kept no longer. */
  erase?: readonly Sweep[];
};

/** A table that no collection has, whose rows are removed after some days; `since` is the column that says from when. */
export type Expiring = { table: `site.${string}`; since: string; days: number };

/** The endpoints of a form: for scripts, and at its path for browsers without JavaScript. */
export type FormEndpoints = { api?: Endpoint; page: Endpoint };

/** What a feature declares about itself for the processes of the server. Each part is loaded by whoever needs it. */
export type ServerFeature = {
  personalData?: () => Promise<readonly PersonalData[]>;
  expires?: readonly Expiring[];
  jobs?: () => Promise<FeatureJobs>;
  forms?: readonly { form: Form; load: () => Promise<FormEndpoints> }[];
  /** Endpoints for scripts that no form has, and whose POST the front calls itself (decision 004). */
  direct?: Readonly<Record<`/api/${string}`, () => Promise<Endpoint>>>;
  /** Its endpoints for staff, by their path below /admin/api. */
  staff?: EndpointTable;
  /** Its records at the desk. */
  desk?: () => Promise<DeskSource>;
  /** What it has for staff who answer records of any feature. */
  replies?: () => Promise<ReplyHelp>;
  /** How emails reach its records. */
  inbox?: () => Promise<MailInbox>;
  /** What it makes of emails that came back. */
  returned?: () => Promise<Partial<ReturnedMail>>;
  /** Records that staff enter from a downloaded file. */
  files?: () => Promise<FileImporter>;
};
