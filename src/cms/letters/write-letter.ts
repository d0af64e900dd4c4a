import type { PayloadRequest } from 'payload';
import { enqueueMail } from '@/db/enqueue-mail';
import type { Transaction } from '@/db/transaction';
import type { Letter } from '@/shared/letters';
import type { MailSender } from '@/shared/mail-frame';
import { letter } from '@/shared/mail-letter';
import { mailSubject } from '@/shared/mail-text';
import { refuse } from '../refuse';
import type { LetterDesk, LetterRecord } from './letter-desk';

type Sender = MailSender & { mailbox: string };

export async function readSender(req: PayloadRequest, { mailbox }: LetterDesk): Promise<Sender> {
  const { name, colors, mailboxes } = await req.payload.findGlobal({
    slug: 'brand',
    depth: 0,
    select: { name: true, colors: true, mailboxes: true },
    overrideAccess: true,
    req,
  });
  return { name, colors, mailbox: mailboxes[mailbox] };
}

const BEFORE = `select message_id as "messageId" from mails
  where related_collection = $1 and related_id = $2 and "to" = $3 and kind = any($4) order by id`;

/**
 * A mail to whoever sent the record, in the conversation that the acknowledgement began.
 * @throws APIError 400 for what a trap caught: nobody is mailed then
 */
export async function writeLetter(
  tx: Transaction,
  { slug, noun, kinds }: LetterDesk,
  { id, email, isSpam }: Pick<LetterRecord, 'id' | 'email' | 'isSpam'>,
  { subject, text }: Letter,
  sender: Sender,
): Promise<void> {
  if (isSpam) throw refuse(`This ${noun} looks like spam: nobody is mailed. Say that it is none first.`);
  const about = { collection: slug, id: String(id) };
  const { rows } = await tx.query<{ messageId: string }>({
    text: BEFORE,
    values: [slug, about.id, email, Object.values(kinds)],
  });
  await enqueueMail(tx, {
    kind: kinds.letter,
    to: email,
    replyTo: sender.mailbox,
    subject: mailSubject(subject),
    ...letter(sender, [text, `The ${sender.name} team`]),
    thread: rows.map(({ messageId }) => messageId),
    fromPerson: true,
    about,
  });
}
