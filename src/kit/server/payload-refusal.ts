import type { APIError, ValidationError } from 'payload';

type Refusal = Pick<APIError, 'status' | 'isPublic' | 'message'> & {
  data?: Partial<ValidationError['data']>;
};

/**
 * Payload's refusal, recognized by its fields. A process has one Payload, but pages and endpoints each have a copy of
 * its classes, so `instanceof` works only in the copy that loaded first.
 */
export const refusalIn = (error: unknown): Refusal | undefined =>
  error instanceof Error && 'isPublic' in error && 'status' in error ? (error as Error & Refusal) : undefined;
