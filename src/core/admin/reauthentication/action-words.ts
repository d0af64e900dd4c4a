import type { SensitiveAction } from '@/core/shared/reauthentication';

export type ActionWords = {
  /** A question. */
  title: string;
  lead: string;
  goes: string;
  stays: string;
  /** The way out. */
  keep: string;
  /** Continues 'Touch and …'. */
  verb: string;
  /** Continues 'Nothing was …'. */
  done: string;
  isRed?: boolean;
};

const ACTION_WORDS: Record<SensitiveAction, ActionWords> = {
  'draw-commit': {
    title: 'Commit this draw?',
    lead: 'A commitment is public. After it, nobody can change the entries or the time.',
    goes: 'Changes to the lists, the people and their tickets',
    stays: 'The entries as they are now, and what anybody needs to check them',
    keep: 'Not yet',
    verb: 'commit',
    done: 'committed',
  },
  'draw-publish': {
    title: 'Publish the winner?',
    lead: 'What is published stays published.',
    goes: 'The masked names, to everybody',
    stays: 'The full handles, for staff only',
    keep: 'Not yet',
    verb: 'publish',
    done: 'published',
  },
  'draw-redraw': {
    title: 'Pass over this place?',
    lead: 'The next place moves up, and this one never comes back.',
    goes: 'The chance of whoever has this place',
    stays: 'The order of the draw, and your reason in its history',
    keep: 'Keep the place',
    verb: 'pass over',
    done: 'passed over',
    isRed: true,
  },
  'draw-cancel': {
    title: 'Cancel this draw?',
    lead: 'A canceled draw cannot be opened again.',
    goes: 'The draw and its winner',
    stays: 'Your reason, for everybody to read',
    keep: 'Keep the draw',
    verb: 'cancel it',
    done: 'canceled',
    isRed: true,
  },
  erase: {
    title: 'Erase this person?',
    lead: 'Erased is erased. Nobody can bring it back, not even from the back office.',
    goes: 'Everything that we hold about this address',
    stays: 'A given seat stays taken. The log keeps that it happened, without the name.',
    keep: 'Keep everything',
    verb: 'erase',
    done: 'erased',
    isRed: true,
  },
  delete: {
    title: 'Delete for good?',
    lead: 'Deleted is deleted. Nobody can bring it back, not even from the back office.',
    goes: 'What you chose, and what belongs only to it',
    stays: 'Everything else. The log keeps who deleted it, and when.',
    keep: 'Keep it',
    verb: 'delete',
    done: 'deleted',
    isRed: true,
  },
  staff: {
    title: 'Change this account?',
    lead: 'It changes who may sign in, or what they may do.',
    goes: 'The rights or the password as they were',
    stays: 'What the person did. The log keeps who changed it.',
    keep: 'Change nothing',
    verb: 'change',
    done: 'changed',
    isRed: true,
  },
  keys: {
    title: 'Change the keys of this account?',
    lead: 'Keys decide who can sign in as this person.',
    goes: 'The keys as they were',
    stays: 'The password. The log keeps that a key was changed.',
    keep: 'Change nothing',
    verb: 'change',
    done: 'changed',
  },
};

let known: Partial<ActionWords> = {};

/** What the next action is about, with its numbers, for the question that may come. @returns what it returned */
export async function describing<T>(words: Partial<ActionWords>, act: () => Promise<T>): Promise<T> {
  known = words;
  try {
    return await act();
  } finally {
    known = {};
  }
}

export const actionWords = (action: SensitiveAction): ActionWords => ({ ...ACTION_WORDS[action], ...known });
