import type { Feature } from '@/core/shared/feature';
import { SUPPORT_TEXTS } from './contract.texts';
import { TICKET_TEXTS } from './contract.ticket-texts';
import { messageForm, statusForm, supportForm } from './rules/support-forms';
import { ticketStates } from './rules/ticket-states';

export const support = {
  name: 'support',
  pages: [
    {
      path: '/support',
      label: 'Support',
      isIndexable: true,
      place: 3,
      words: SUPPORT_TEXTS,
      motif: { kind: 'count', count: 24, unit: 'hours' },
    },
  ],
  forms: [supportForm, statusForm, messageForm],
  previews: [
    { page: 'support-page', path: '/support', document: 'support-page' },
    { page: 'support-requests', path: '/support/status', document: 'support-requests' },
  ],
  words: [SUPPORT_TEXTS, TICKET_TEXTS],
  backOfficePages: [
    {
      path: '/files',
      title: 'Files sent to us',
      view: 'file-imports-view#FileImportsView',
      menu: { label: 'Files by hand', roles: ['admin', 'support'] },
    },
  ],
  states: { tickets: ticketStates },
} as const satisfies Feature;
