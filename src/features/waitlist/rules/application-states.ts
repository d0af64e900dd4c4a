import { stateMachine } from '@/kit/shared/state-machine';

/** A decision may come immediately or after a closer look, and may be reviewed again. */
export const applicationStates = stateMachine(
  { subject: 'waitlist', column: 'status', noun: 'application', initial: 'pending-review' },
  {
    'pending-review': {
      label: 'Pending Review',
      next: ['in-review', 'accepted', 'waitlisted', 'declined', 'withdrawn'],
    },
    'in-review': { label: 'In Review', next: ['accepted', 'waitlisted', 'declined', 'withdrawn'] },
    accepted: { label: 'Accepted', next: ['in-review', 'declined', 'withdrawn'] },
    waitlisted: { label: 'Waitlisted', next: ['in-review', 'accepted', 'declined', 'withdrawn'] },
    declined: { label: 'Declined', next: ['in-review'] },
    withdrawn: { label: 'Withdrawn', next: ['in-review'] },
  },
);
type ApplicationStatus = (typeof applicationStates)['initial'];

/** Takes one of the founding seats. */
export const SEATED: ApplicationStatus = 'accepted';

/** Not decided yet. */
export const UNDECIDED: readonly ApplicationStatus[] = ['pending-review', 'in-review'];

/** The possible results of a review: all states but the first. */
export const DECISIONS = applicationStates.options.filter(({ value }) => value !== applicationStates.initial);
