import { z } from 'zod';
import { email, text } from '@/shared/text';

export const NEWSLETTER_API = '/api/newsletter';
export const NEWSLETTER_DOOR = '/newsletter/submit';
/** Pages that mails lead to: GET shows a button, POST acts. */
export const NEWSLETTER_CONFIRM = '/newsletter/confirm';
export const NEWSLETTER_UNSUBSCRIBE = '/newsletter/unsubscribe';

export const newsletterRequest = z.object({
  email: email(),
  name: text({ label: 'Name', max: 100 }).optional(),
});
export type NewsletterRequest = z.output<typeof newsletterRequest>;

export const newsletterResponse = z.object({ success: z.literal(true) });

export const SUBSCRIBER_STATES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;
