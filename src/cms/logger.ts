import type { Config } from 'payload';
import { describeError, withoutAddresses } from '@/shared/describe-error';

type Entry = { err?: unknown; error?: unknown };

/**
 * Payload logs whole errors, with the failed query and its parameters: only what contains no personal data is logged.
 */
function cleaned(value: unknown): unknown {
  if (value instanceof Error) return { error: describeError(value) };
  if (typeof value === 'string') return withoutAddresses(value);
  if (typeof value !== 'object' || value === null) return value;
  const { err, error = err, ...rest } = value as Entry;
  return error === undefined ? value : { ...rest, error: describeError(error) };
}

export const logger: Config['logger'] = {
  options: {
    base: undefined,
    hooks: {
      logMethod(values, write) {
        write.apply(this, values.map(cleaned) as typeof values);
      },
    },
  },
};
