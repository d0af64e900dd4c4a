import { enqueueMail } from '@/core/db/enqueue-mail';
import { lockState, transition } from '@/core/db/transition';
import { deskPath } from '@/core/shared/desk';
import { renderNotice } from '@/core/shared/email-template';
import { ANSWER_IN_BACK_OFFICE, mailSubject } from '@/core/shared/mail-text';
import { env } from '@/env';
import type { Transaction } from '@/kit/db/transaction';
import { foldQuote } from '@/kit/shared/fold-quote';
import type { DeskSource } from './desk-source';
import type { MailInbox } from './mail-inbox';
import type { RecordMails } from './record-mails';

const INSERT = `insert into site.record_messages (subject, subject_id, text) values ($1, $2, $3) returning id`;

type Inbox = {
  desk: DeskSource;
  mails: RecordMails;
  /** The state in which the team works on it again. */
  reopensTo?: string;
};

/** Emails to the records of a feature whose conversation is the emails that staff wrote (`record-mails.ts`). */
export const recordInbox = ({ desk, mails, reopensTo }: Inbox): MailInbox => ({
  desk,
  mailbox: mails.mailbox,
  addMessage: async (tx: Transaction, { id, text, brand }) => {
    const { machine, kind, sql } = desk;
    const { state } = await lockState(tx, machine, id);
    const { rows } = await tx.query<{ number: string; email: string; isSpam: boolean }>(
      `select ${sql.number} as number, one.email, ${sql.isSpam} as "isSpam" from ${machine.table} one where id = $1`,
      [id],
    );
    const stored = await tx.query<{ id: number }>(INSERT, [machine.subject, id, text]);
    const record = rows[0];
    if (record && !record.isSpam) {
      await enqueueMail(tx, {
        kind: `${kind}-message-notice`,
        to: brand.mailboxes[mails.mailbox],
        replyTo: brand.mailboxes[mails.mailbox],
        subject: mailSubject(`[${record.number}] A new message`),
        ...renderNotice(
          brand,
          [
            `There’s a new message about ${record.number}.`,
            { quote: foldQuote(text).own },
            { label: ANSWER_IN_BACK_OFFICE, href: `${env().SITE_URL}${deskPath(kind, id)}` },
          ],
          { takesMail: true },
        ),
        about: { collection: machine.subject, id: String(id) },
      });
    }
    if (
      reopensTo &&
      state !== reopensTo &&
      machine.refusal(state, reopensTo) === null &&
      !machine.isOwed(state)
    )
      await transition(tx, machine, {
        id,
        from: state,
        to: reopensTo,
        by: null,
        reason: 'The sender wrote again.',
      });
    return stored.rows[0]?.id ?? 0;
  },
});
