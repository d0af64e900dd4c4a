import { messageForm } from '@/shared/forms';

type StateWords = { title: string; text: string };

/** A ticket's state as its requester reads it. */
const WORDS: Record<string, StateWords> = {
  new: { title: 'Received', text: 'We have your request and will answer within 24 hours.' },
  open: { title: 'In progress', text: 'We’re working on it and will answer within 24 hours.' },
  'waiting-on-you': {
    title: 'Waiting on you',
    text: 'We’ve answered. If anything is missing, let us know below.',
  },
  resolved: { title: 'Resolved', text: 'We consider this resolved. If it isn’t, let us know below.' },
  closed: { title: 'Closed', text: messageForm.refusals.closed },
};

export const stateWords = (status: string): StateWords =>
  WORDS[status] ?? { title: 'Received', text: 'We have your request.' };
