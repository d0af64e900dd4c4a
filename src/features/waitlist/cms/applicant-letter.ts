import { APIError, type PayloadRequest } from 'payload';
import { enqueueMail, type OutgoingMail } from '@/db/enqueue-mail';
import type { Transaction } from '@/db/transaction';
import { letter } from '@/shared/mail-letter';
import { mailSubject } from '@/shared/mail-text';
import type { Letter } from '../contract';

export type Applicant = {
  id: number;
  fullName: string;
  email: string;
  organization: string;
  quarantined?: boolean | null;
};
type Sender = { name: string; mailbox: string };

export const refuse = (message: string, status = 400) => new APIError(message, status, null, true);

export async function readSender(req: PayloadRequest): Promise<Sender> {
  const { name, mailboxes } = await req.payload.findGlobal({
    slug: 'brand',
    depth: 0,
    select: { name: true, mailboxes: true },
    overrideAccess: true,
    req,
  });
  return { name, mailbox: mailboxes.applications };
}

const BEFORE = `select message_id as "messageId" from mails
  where related_collection = 'waitlist' and related_id = $1 and "to" = $2
    and kind in ('application-acknowledgement', 'application-letter') order by id`;

const compose = (
  { id, email }: Applicant,
  { subject, text }: Letter,
  { name, mailbox }: Sender,
  thread: string[],
): OutgoingMail => ({
  kind: 'application-letter',
  to: email,
  replyTo: mailbox,
  subject: mailSubject(subject),
  ...letter(name, [text, `The ${name} team`]),
  thread,
  fromPerson: true,
  about: { collection: 'waitlist', id: String(id) },
});

/**
 * A mail to an applicant, in the conversation that the acknowledgement began.
 * @throws APIError 400 for what a trap caught: nobody is mailed then
 */
export async function writeTo(
  tx: Transaction,
  applicant: Applicant,
  words: Letter,
  sender: Sender,
): Promise<void> {
  if (applicant.quarantined)
    throw refuse('This application looks like spam: nobody is mailed. Say that it is none first.');
  const { rows } = await tx.query<{ messageId: string }>({
    text: BEFORE,
    values: [String(applicant.id), applicant.email],
  });
  const thread = rows.map(({ messageId }) => messageId);
  await enqueueMail(tx, compose(applicant, words, sender, thread));
}
