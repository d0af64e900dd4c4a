import { z } from 'zod';
import { email, text } from '@/shared/text';

export const WAITLIST_API = '/api/waitlist';
export const WAITLIST_DOOR = '/waitlist/submit';

export const ORGANIZATION_SIZES = ['1-25', '26-50', '51-100', '101+'] as const;
export const DEFAULT_ORGANIZATION_SIZE = '1-25';

export const waitlistRequest = z.object({
  fullName: text({ label: 'Name', min: 2, max: 100, message: 'Name must be at least 2 characters' }),
  email: email(),
  organization: text({
    label: 'Organization',
    min: 2,
    max: 200,
    message: 'Organization must be at least 2 characters',
  }),
  organizationSize: z.enum(ORGANIZATION_SIZES, { error: 'Please select an organization size' }),
});
export type WaitlistRequest = z.output<typeof waitlistRequest>;

export const waitlistResponse = z.object({ success: z.literal(true) });

/** Review states, in the order in which an application moves. */
export const WAITLIST_STATUSES = [
  { value: 'pending-review', label: 'Pending Review' },
  { value: 'in-review', label: 'In Review' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'waitlisted', label: 'Waitlisted' },
  { value: 'declined', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

/** A decision may follow at once or after a closer look; whatever was decided can be looked at again. */
export const WAITLIST_MOVES = {
  'pending-review': ['in-review', 'accepted', 'waitlisted', 'declined', 'withdrawn'],
  'in-review': ['accepted', 'waitlisted', 'declined', 'withdrawn'],
  waitlisted: ['in-review', 'accepted', 'declined', 'withdrawn'],
  accepted: ['in-review', 'declined', 'withdrawn'],
  declined: ['in-review'],
  withdrawn: ['in-review'],
} as const;
