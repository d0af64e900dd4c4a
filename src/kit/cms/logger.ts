import type { Config } from 'payload';
import { describeError, withoutPrivate } from '@/kit/shared/describe-error';

type Entry = { err?: unknown; error?: unknown; msg?: unknown };

/**
 * Payload logs whole errors, with the failed query and its parameters, and whole documents: of an entry only its
 * sentence and a description of its error are logged.
 */
function cleaned(value: unknown): unknown {
  if (value instanceof Error) return { error: describeError(value) };
  if (typeof value === 'string') return withoutPrivate(value);
  if (typeof value !== 'object' || value === null) return value;
  const { err, error = err, msg } = value as Entry;
  const sentence = typeof msg === 'string' ? { msg: withoutPrivate(msg) } : {};
  return error === undefined ? sentence : { ...sentence, error: describeError(error) };
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
