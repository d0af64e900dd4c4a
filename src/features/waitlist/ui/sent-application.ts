import { lettersOfOrganization } from '@/kit/shared/greek-letters';
import type { ApplicationOutcome } from './submit-application';

/** What the page keeps of an application after sending it, until it is left. */
export type SentApplication = {
  outcome: ApplicationOutcome;
  organization: string;
  email: string;
  /** The beginning of its reference, by which staff find it. */
  reference: string;
  at: Date;
};

/** The number that is stored with the application, as far as people need to read it out. */
export const shortReference = (reference: string) => reference.slice(0, 13).toUpperCase();

/** The Greek capitals that its name consists of; '' if it does not, or if they are kept off. */
export function drawnLetters(organization: string, blocked: string[]): string {
  const letters = lettersOfOrganization(organization);
  return blocked.includes(letters) ? '' : letters;
}
