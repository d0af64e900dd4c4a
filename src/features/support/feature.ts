import type { Feature } from '@/shared/feature';
import { SUPPORT_TEXTS } from './contract.texts';
import { TICKET_TEXTS } from './contract.ticket-texts';
import { ticketStates } from './rules/ticket-states';

export const support = {
  name: 'support',
  words: [SUPPORT_TEXTS, TICKET_TEXTS],
  states: { tickets: ticketStates },
} as const satisfies Feature;
