import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { CheckWords } from '../../contract.check-texts';
import { BundleError } from './read-bundle';

const TOO_MANY = 429;

/** Why a check could not run at all, which says nothing about the draw. */
export function failureMessage(error: unknown, words: CheckWords['check']): string {
  if (error instanceof BundleError)
    return error.status === TOO_MANY
      ? words.tooMany
      : fillPlaceholders(words.answered, { status: String(error.status) });
  if (error instanceof SyntaxError) return words.noFile;
  // The protocol throws this when a file lacks a required part.
  if (error instanceof TypeError && !/fetch|network|load/i.test(error.message)) return words.part;
  return words.offline;
}
