/** COMMIT failed, or its answer never came: nobody may be informed that the work was stored. */
export class CommitFailedError extends Error {
  constructor(cause: unknown) {
    super('The database did not confirm the commit', { cause });
    this.name = 'CommitFailedError';
  }
}

/** Work took longer than a person should wait. */
export class DeadlineError extends Error {
  constructor() {
    super('The deadline has passed');
    this.name = 'DeadlineError';
  }
}

/** The account lost its role, or was removed, while its request was being handled. */
export class RoleChangedError extends Error {}

/** Connection, resources, operator intervention, canceled or read-only: worth retrying later. */
const PASSING_CLASSES = /^(08|53|57|58|40|55P03|25006|F0|XX)/;
const PASSING_SYSTEM = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES)/;
/** node-postgres and its pool have no codes for these. */
const PASSING_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|timeout expired|not queryable|cannot use a pool after|connection error/i;

const codeOf = (error: object) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** True when the database is down, busy or stopping, so that the same request may succeed soon. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (error instanceof CommitFailedError || error instanceof DeadlineError) return true;
  if (!(error instanceof Error) || depth > 5) return false;
  const code = codeOf(error);
  if (PASSING_CLASSES.test(code) || PASSING_SYSTEM.test(code)) return true;
  if (code === '' && PASSING_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isDatabaseUnavailable(one, depth + 1)))
    return true;
  return isDatabaseUnavailable(error.cause, depth + 1);
}

const hasCode =
  (codes: RegExp) =>
  (error: unknown, depth = 0): boolean =>
    error instanceof Error &&
    depth <= 5 &&
    (codes.test(codeOf(error)) || hasCode(codes)(error.cause, depth + 1));

/** A deadlock, a serialization failure, or a row that stayed locked too long: nothing was stored, and a retry may succeed. */
export const isContended = hasCode(/^(40001|40P01|55P03)$/);

/** The client's mistake: values that the column's type cannot hold, and comparisons that its type does not support. */
export const isBadValue = hasCode(/^(22|42883$|42804$)/);

/** What a record refers to is not there, or what is deleted is still referred to. */
export const isBrokenReference = hasCode(/^23503$/);
