/** Errors whose message the engine or the operating system writes: it never quotes what somebody sent. */
const isSafe = (error: Error & { syscall?: unknown }) =>
  error instanceof TypeError || error instanceof ReferenceError || error.syscall !== undefined;

/** What PostgreSQL and Node say of an error in words of their own. `detail`, `query` and `parameters` hold people's data. */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'status'] as const;

const DEPTH = 3;

function factsOf(error: Error): string {
  const values = error as unknown as Record<string, unknown>;
  const facts = FACTS.filter((name) => ['string', 'number'].includes(typeof values[name]));
  return facts.map((name) => `${name}=${values[name]}`).join(' ');
}

/** The message stands at the beginning of a stack, over any number of lines. */
const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * An error for a log: its class, what is safe of its facts, and where it was thrown. Messages of drivers and libraries
 * quote what people sent, so they stay out; only those that the engine or the operating system wrote go in.
 */
export function describeError(error: unknown, depth = DEPTH): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const head = [error.name, factsOf(error), isSafe(error) ? error.message : ''].filter((part) => part !== '');
  const cause =
    error.cause !== undefined && depth > 1 ? [`because of ${describeError(error.cause, depth - 1)}`] : [];
  return [head.join(' '), ...framesOf(error), ...cause].join('\n');
}

const ADDRESS = /[^\s<>"'(),;:\\]+@[^\s<>"'(),;:\\]+\.[^\s<>"'(),;:\\]+/g;

/** A line for a log without the email addresses in it. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, '(address)');

/**
 * What a process writes by `console` goes through this, also from the framework and from libraries: they print a whole
 * error, with the query that failed and its parameters.
 */
export function guardConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const level of ['error', 'warn'] as const) {
    const write = target[level].bind(target);
    target[level] = (...values: unknown[]) => write(...values.map(forLog));
  }
}

function forLog(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  return typeof value === 'string' ? withoutAddresses(value) : value;
}
