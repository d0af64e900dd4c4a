import { z } from 'zod';

/** How far a mail has come; 'kept': there is no mail server. */
export const delivery = z.enum(['waiting', 'sent', 'failed', 'kept']);
export type Delivery = z.output<typeof delivery>;
