import type { Brand } from '@/payload-types';
import type { StateMachine } from '@/shared/state-machine';

/** What a room's records bring, so that staff can write to whoever sent one. */
export type LetterDesk = {
  slug: string;
  /** What staff call a record: 'application'. */
  noun: string;
  /** The brand's mailbox to which answers come. */
  mailbox: keyof Brand['mailboxes'];
  /** Kinds of the mails: what the site sent when it came in, and what staff write. */
  kinds: { acknowledgement: string; letter: string };
  /** SQL of one record, `$1`: id, email, status, isSpam and facts, an object of what placeholders stand for. */
  record: string;
  step?: LetterStep;
};

/** A step that may go with a mail, in its transaction. */
type LetterStep = {
  machine: StateMachine;
  /** Where a record goes whose sender still waits for an answer. */
  to: string;
  /** As staff read it beside its box. */
  offer: string;
};

export type LetterRecord = {
  id: number;
  email: string;
  status: string;
  isSpam: boolean;
  facts: Record<string, string>;
};
