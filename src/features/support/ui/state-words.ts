type StateWords = { title: string; text: string };

/** A ticket's state as its requester reads it. */
const WORDS: Record<string, StateWords> = {
  new: { title: 'Received', text: 'Your request is with our team. We answer within 24 hours.' },
  open: { title: 'In our hands', text: 'We are at work on it, and answer within 24 hours.' },
  'waiting-on-you': {
    title: 'Waiting on you',
    text: 'We have answered. If something is missing, write it below.',
  },
  resolved: { title: 'Resolved', text: 'We take this as done. If it is not, write it below.' },
  closed: { title: 'Closed', text: 'This request is closed. Please send a new one, and quote its number.' },
};

export const stateWords = (status: string): StateWords =>
  WORDS[status] ?? { title: 'Received', text: 'Your request is with our team.' };
