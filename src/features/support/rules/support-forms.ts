import { FILE_BODY } from '@/core/shared/record-files';
import { type Form, QUESTIONS } from '@/kit/shared/form';

export const supportForm = {
  name: 'support',
  path: '/support/submit',
  api: '/api/support',
  limit: QUESTIONS,
  hasFallback: true,
} as const satisfies Form;

/** Looks up a ticket by its ID and address; a signed token below this path opens one. */
export const statusForm = {
  name: 'status',
  path: '/support/status',
  limit: QUESTIONS,
} as const satisfies Form;

/** Receives what a requester adds to a ticket. */
export const messageForm = {
  name: 'messages',
  path: '/support/status/message',
  limit: QUESTIONS,
  body: FILE_BODY,
} as const satisfies Form;
