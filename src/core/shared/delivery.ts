import { z } from 'zod';
import { recordIdSchema } from '@/kit/shared/request-contract';

/** State of an email; 'kept': there is no mail server. */
export const delivery = z.enum(['waiting', 'sent', 'failed', 'kept']);
export type Delivery = z.output<typeof delivery>;

/** A failed email, or null for all of them. */
export const retryRequest = z.object({ mail: recordIdSchema().nullable() });
export const retryAnswer = z.object({ count: z.number() });
