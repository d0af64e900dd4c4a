import { stateMachine } from '@/shared/state-machine';

/** What readers got is never a draft again. */
export const issueStates = stateMachine(
  { subject: 'newsletter-issues', column: 'state', noun: 'issue', initial: 'draft' },
  {
    draft: { label: 'Draft', next: ['sending'] },
    sending: { label: 'Sending', next: ['stopped', 'sent'] },
    stopped: { label: 'Stopped', next: ['sending'] },
    sent: { label: 'Sent', next: [] },
  },
);
export type IssueState = (typeof issueStates)['initial'];

/** Started and not at its end. */
export const UNDER_WAY: readonly IssueState[] = ['sending', 'stopped'];

/** What staff may do with an issue, and what they read when it is not where that begins. */
export const ISSUE_ACTIONS = {
  start: { from: 'draft', to: 'sending', refusal: 'This issue was started already.' },
  resume: { from: 'stopped', to: 'sending', refusal: 'Only what was stopped can go on.' },
  stop: { from: 'sending', to: 'stopped', refusal: 'This issue is not being sent.' },
} as const satisfies Record<string, { from: IssueState; to: IssueState; refusal: string }>;
