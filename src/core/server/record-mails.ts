import { enqueueMail, type OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { UNDO_SECONDS } from '@/core/shared/desk';
import { renderEmail } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { DeskMail, DeskSource } from './desk-source';

/** What a feature provides so that staff can write to the sender of a record. */
export type RecordMails = {
  /** Slug of the records' collection; its table has the same name. */
  slug: string;
  /** What staff call a record: 'application'. */
  noun: string;
  /** The brand's mailbox that receives replies. */
  mailbox: keyof BrandIdentity['mailboxes'];
  /** Kinds of emails: the acknowledgement that the site sent, and what staff write. */
  kinds: { acknowledgement: string; staffMail: string };
  /** SQL of one record, `$1`: id, email and isSpam. */
  record: string;
};

type MailedRecord = { id: number; email: string; isSpam: boolean };

const BEFORE = `select message_id as "messageId" from mails
  where related_collection = $1 and related_id = $2 and "to" = $3 and kind = any($4) order by id`;

/**
 * An email to the sender of the record, in the conversation that the acknowledgement began.
 * @returns its id in the outbox
 * @throws EndpointError invalid for suspected spam: no email is sent then
 */
export async function enqueueRecordMail(
  tx: Transaction,
  { slug, noun, kinds, mailbox }: RecordMails,
  { id, email, isSpam }: MailedRecord,
  { subject, text, holdSeconds }: Pick<OutgoingMail, 'subject' | 'text' | 'holdSeconds'>,
  brand: BrandIdentity,
): Promise<number> {
  if (isSpam)
    throw new EndpointError('invalid', {
      message: `This ${noun} looks like spam, so nobody is emailed. Mark it as not spam first.`,
    });
  const about = { collection: slug, id: String(id) };
  const values = [slug, about.id, email, Object.values(kinds)];
  const { rows } = await tx.query<{ messageId: string }>({ text: BEFORE, values });
  const [mailId = 0] = await enqueueMail(tx, {
    kind: kinds.staffMail,
    to: email,
    replyTo: brand.mailboxes[mailbox],
    subject: mailSubject(subject),
    ...renderEmail(brand, [text, `The ${brand.name} team`]),
    thread: rows.map(({ messageId }) => messageId),
    fromPerson: true,
    holdSeconds,
    about,
  });
  return mailId;
}

/** What the desk lists and writes for these records: each email's author is known since it is written there. */
export const recordMailsDesk = (about: RecordMails): Pick<DeskSource, 'entries' | 'writings' | 'write'> => ({
  // Emails and messages have ids of one sequence: the newest has the highest.
  entries: `select m.id, true as "byStaff", a.author, m.subject, m.text, m.created_at as at, m.state::text as mail,
      m.last_error as problem, m.id as "mailId"
    from mails m left join site.desk_answers a on a.mail_id = m.id
    where m.related_collection = '${about.slug}' and m.related_id = $1::text and m.kind = '${about.kinds.staffMail}'
    union all
    select id, false, null, null, text, created_at, null, null, null from site.record_messages
    where subject = '${about.slug}' and subject_id = ($1::text)::integer order by id`,
  writings: [
    { rows: `site.record_messages where subject = '${about.slug}'`, record: 'subject_id', column: 'text' },
    {
      rows: `mails where related_collection = '${about.slug}' and kind = '${about.kinds.staffMail}'`,
      record: 'related_id',
      hasTextId: true,
      column: 'text',
    },
  ],
  write: async (tx: Transaction, { id, subject, text, brand }: DeskMail) => {
    const { rows } = await tx.query<MailedRecord>(about.record, [id]);
    const record = rows[0];
    if (!record) throw new EndpointError('not-found');
    const mail = { subject, text, holdSeconds: UNDO_SECONDS };
    return { mailId: await enqueueRecordMail(tx, about, record, mail, brand), messageId: null };
  },
});
