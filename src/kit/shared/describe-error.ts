/** Errors whose message comes from the engine or the operating system: it never quotes user input. */
const isSafe = (error: Error & { syscall?: unknown }) =>
  error instanceof TypeError || error instanceof ReferenceError || error.syscall !== undefined;

/**
 * Facts of an error that PostgreSQL and Node chose themselves. `detail`, `query` and `parameters` contain personal
 * data.
 */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'status'] as const;

const DEPTH = 3;

function factsOf(error: Error): string {
  const values = error as unknown as Record<string, unknown>;
  const facts = FACTS.filter((name) => ['string', 'number'].includes(typeof values[name]));
  return facts.map((name) => `${name}=${values[name]}`).join(' ');
}

/** A stack begins with the message, which may have any number of lines. */
const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * An error for a log: its class, the facts that are safe, and where it was thrown. Messages of drivers and libraries
 * quote user input, so they are left out; only those of the engine or the operating system are included.
 */
export function describeError(error: unknown, depth = DEPTH): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const head = [error.name, factsOf(error), isSafe(error) ? error.message : ''].filter((part) => part !== '');
  const cause =
    error.cause !== undefined && depth > 1 ? [`because of ${describeError(error.cause, depth - 1)}`] : [];
  return [head.join(' '), ...framesOf(error), ...cause].join('\n');
}

const ADDRESS = /[^\s<>"'(),;:\\]+@[^\s<>"'(),;:\\]+\.[^\s<>"'(),;:\\]+/g;

/** A signed token, a session, or a link's query: each opens something for whoever has it. */
const TOKEN =
  /[\w-]{2,}(\.[\w-]{2,})?\.[\w-]{43}(?![\w-])|\b(token|secret|password|authorization|cookie)\b["']?[=:]\s*\S+/gi;

/** A log line without email addresses and without what opens something. */
export const withoutPrivate = (text: string) => text.replace(ADDRESS, '(address)').replace(TOKEN, '(secret)');

/**
 * All `console` output of a process passes through this, also that of the framework and libraries: they print whole
 * errors, with the failed query and its parameters.
 */
export function guardConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const level of ['error', 'warn'] as const) {
    const write = target[level].bind(target);
    target[level] = (...values: unknown[]) => write(...values.map(forLog));
  }
}

/** Of anything but text, numbers and errors, a log gets only Next's number of the error. */
function forLog(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'string') return withoutPrivate(value);
  if (typeof value !== 'object' || value === null) return value;
  return 'digest' in value && typeof value.digest === 'string' ? { digest: value.digest } : '(an object)';
}
