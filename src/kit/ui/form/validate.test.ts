import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validate } from './validate';

const schema = z.object({
  name: z
    .string()
    .min(2, 'Too short')
    .regex(/^[a-z]+$/, 'Letters only'),
  size: z.enum(['a', 'b'], { error: 'Choose one' }),
});

describe('validate', () => {
  it('returns the parsed data', () => {
    expect(validate(schema, { name: 'maya', size: 'a', extra: 1 })).toEqual({
      data: { name: 'maya', size: 'a' },
    });
  });

  it('returns the first message of each field', () => {
    expect(validate(schema, { name: '1' })).toEqual({ errors: { name: 'Too short', size: 'Choose one' } });
  });
});
