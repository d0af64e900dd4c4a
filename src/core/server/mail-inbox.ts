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

/** What a mail server said when it did not take an email, in words for staff. */
export type MailRefusal = {
  /** With the status code and its own words. */
  problem: string;
  /** There is no such mailbox: nothing sent there will ever arrive. */
  isAddressBad: boolean;
};

/** A record whose emails can be answered, or about whose emails servers report. */
export type Answerable = { collection: string; id: string };

type Reported = MailRefusal & { about: string | null; isFailed: boolean };

/** Who must know that an email came back. */
export type ReturnedMail = {
  inboxes: readonly MailInbox[];
  /** What the newsletter makes of reports. */
  readers: {
    /** There is no such mailbox: no newsletter goes there anymore. */
    bounced: (tx: Transaction, address: string, problem: string) => Promise<void>;
    /** The reader marked an email as spam. */
    complained: (tx: Transaction, address: string, problem: string) => Promise<void>;
    /**
     * For a report about an email of an issue.
     * @param signed what the address names that the report was sent to
     * @returns to whom it was sent; null: it is not about one of those
     */
    reported: (tx: Transaction, report: Reported, signed: Answerable | null) => Promise<string | null>;
  };
  /** What the invitations of staff make of an email that came back. */
  invitations: {
    /** @param value what the link says */
    bounced: (tx: Transaction, value: string) => Promise<void>;
  };
};
