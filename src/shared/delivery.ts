import { z } from 'zod';

/** State of an email; 'kept': there is no mail server. */
export const delivery = z.enum(['waiting', 'sent', 'failed', 'kept']);
export type Delivery = z.output<typeof delivery>;
