import { BundleError } from './read-bundle';

/** Why a check could not run at all, which says nothing about the draw. */
export function messageOf(error: unknown): string {
  if (error instanceof BundleError) return error.message;
  if (error instanceof SyntaxError) return 'The site sent something that is no such file.';
  // The protocol throws this when a file lacks a required part.
  if (error instanceof TypeError && !/fetch|network|load/i.test(error.message))
    return 'The file is incomplete, and cannot be checked.';
  return 'The connection broke off.';
}
