import { z } from 'zod';
import { recordId } from '@/kit/shared/request-contract';

/** State of an email; 'kept': there is no mail server. */
export const delivery = z.enum(['waiting', 'sent', 'failed', 'kept']);
export type Delivery = z.output<typeof delivery>;

/** A failed email, or null for all of them. */
export const retryRequest = z.object({ mail: recordId().nullable() });
export const retryAnswer = z.object({ count: z.number() });
