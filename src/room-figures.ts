import { SEATED } from '@/features/waitlist/rules/application-states';

/** What the rooms are measured by, beside the figures of the machinery: help text and SQL of one number each. */
export const ROOM_FIGURES = {
  colonnade_seats_taken: [
    'Accepted applications',
    `select count(*) from waitlist where status = '${SEATED}'`,
  ],
} as const;
