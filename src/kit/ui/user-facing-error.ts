/**
 * An error whose message is a sentence for the person at the form. Kept apart from the code that sends forms: a page
 * can report a failure before it has loaded that code, or when it cannot.
 */
export class UserFacingError extends Error {}

/** The text of a failure for a person: the site's own sentence, else the form's. */
export const failureText = (error: unknown, otherwise: string) =>
  error instanceof UserFacingError ? error.message : otherwise;
