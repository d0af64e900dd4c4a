import type { PageTexts } from './page-texts';
import type { StateMachine } from './state-machine';

/** What a feature declares about itself, as plain data; the lists of the site follow from it. */
export type Feature = {
  /** Its folder. */
  name: string;
  /** Its tables of the owner's texts. */
  words?: readonly PageTexts[];
  /** Its records that have states. */
  states?: Readonly<Record<string, StateMachine>>;
  /** Its metrics: help text, and SQL that returns one number. */
  figures?: Readonly<Record<string, readonly [help: string, sql: string]>>;
};
