import { SEATED } from '@/features/waitlist/rules/application-states';

/** Metrics of the rooms, besides those of the infrastructure: help text, and SQL that returns one number. */
export const ROOM_FIGURES = {
  colonnade_seats_taken: [
    'Accepted applications',
    `select count(*) from waitlist where status = '${SEATED}'`,
  ],
} as const;
