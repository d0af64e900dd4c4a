import { stateMachine } from '@/kit/shared/state-machine';

/** Once readers got an issue, it can never be a draft again. */
export const issueStates = stateMachine(
  { subject: 'newsletter-issues', column: 'state', noun: 'issue', initial: 'draft' },
  {
    draft: { label: 'Draft', next: ['scheduled', 'sending'] },
    scheduled: { label: 'Scheduled', next: ['draft', 'sending'] },
    sending: { label: 'Sending', next: ['stopped', 'sent'] },
    stopped: { label: 'Stopped', next: ['sending'] },
    sent: { label: 'Sent', next: [] },
  },
);
export type IssueState = (typeof issueStates)['initial'];

/** Started and not finished. */
export const UNDER_WAY: readonly IssueState[] = ['sending', 'stopped'];

/** Nobody got it yet: who would is counted. */
export const NOT_STARTED: readonly IssueState[] = ['draft', 'scheduled'];

/** It may change at any moment by itself. */
export const MOVING: readonly IssueState[] = ['scheduled', 'sending'];

/** What the clock does with a scheduled issue: it starts, or goes back when it cannot. */
export const AT_ITS_TIME = {
  begin: { from: 'scheduled', to: 'sending' },
  giveBack: { from: 'scheduled', to: 'draft' },
} as const satisfies Record<string, { from: IssueState; to: IssueState }>;

/** What staff may do with an issue, and the message when its state does not allow it. */
export const ISSUE_ACTIONS = {
  start: { from: 'draft', to: 'sending', refusal: 'This issue has already started.' },
  schedule: { from: 'draft', to: 'scheduled', refusal: 'Only a draft can be scheduled.' },
  unschedule: { from: 'scheduled', to: 'draft', refusal: 'This issue is not scheduled.' },
  resume: { from: 'stopped', to: 'sending', refusal: 'Only a stopped issue can resume.' },
  stop: { from: 'sending', to: 'stopped', refusal: 'This issue is not being sent.' },
} as const satisfies Record<string, { from: IssueState; to: IssueState; refusal: string }>;

export type IssueAction = keyof typeof ISSUE_ACTIONS;
