import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { Transaction } from '@/kit/db/transaction';
import type { WrittenMail } from '@/kit/shared/form-definition';
import type { DeskSource } from './desk-source';

type Message = { id: number; text: string; brand: BrandIdentity };

/** An email that begins something new. */
type FirstMail = WrittenMail & {
  isSpam: boolean;
  /** Whether its sender gets an acknowledgement. */
  mayMailSender: boolean;
  brand: BrandIdentity;
};

/** What a feature provides so that emails reach its records. */
export type MailInbox = {
  desk: DeskSource;
  /** The brand's mailbox to which they are sent. */
  mailbox: keyof BrandIdentity['mailboxes'];
  /**
   * Stores what the requester wrote, tells the team, and reopens the record where its rules say so.
   * @returns the entry's id; null when nothing can be added to the record anymore
   */
  addMessage: (tx: Transaction, message: Message) => Promise<number | null>;
  /** Makes a record of an email; absent where a record needs more than an email says. @returns its id */
  open?: (tx: Transaction, mail: FirstMail) => Promise<number>;
};
