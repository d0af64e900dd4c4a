import type { Feature } from '@/shared/feature';
import { NEWSLETTER_TEXTS } from './contract.texts';
import { issueStates } from './rules/issue-states';

export const newsletter = {
  name: 'newsletter',
  words: [NEWSLETTER_TEXTS],
  states: { issues: issueStates },
} as const satisfies Feature;
