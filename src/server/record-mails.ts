import { type Actor, recordActivity } from '@/db/activity';
import { enqueueMail, type OutgoingMail } from '@/db/enqueue-mail';
import { requestPool } from '@/db/pool';
import type { Transaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import type { BrandIdentity, ReadBrandIdentity } from '@/shared/brand-identity';
import { UNDO_SECONDS } from '@/shared/desk';
import { renderEmail } from '@/shared/email-template';
import { mailSubject } from '@/shared/mail-text';
import {
  type MailDraft,
  type RecordMailsAnswer,
  type SendRequest,
  type SentMail,
  sendRequest,
} from '@/shared/record-mails';
import type { StateMachine } from '@/shared/state-machine';
import type { DeskMail } from './desk-source';
import { EndpointError } from './endpoint-errors';
import { publicEndpoint } from './public-endpoint';
import type { ReadSession } from './require-role';
import { type MailOrder, sendToSender, showRecord } from './sender-mail';

/** What a room provides so that staff can write to the sender of a record. */
export type RecordMails = {
  /** Slug of the records' collection; its table has the same name. */
  slug: string;
  /** What staff call a record: 'application'. */
  noun: string;
  /** The brand's mailbox that receives replies. */
  mailbox: keyof BrandIdentity['mailboxes'];
  /** Kinds of emails: the acknowledgement that the site sent, and what staff write. */
  kinds: { acknowledgement: string; staffMail: string };
  /** SQL of one record, `$1`: id, email, status, isSpam and facts, an object with the values of placeholders. */
  record: string;
  transition?: MailTransition;
};

/** A transition that may accompany an email, in its transaction. */
type MailTransition = {
  machine: StateMachine;
  /** The state for a record whose sender still waits for an answer. */
  to: string;
  /** The label of its checkbox. */
  offer: string;
};

type MailedRecord = {
  id: number;
  email: string;
  status: string;
  isSpam: boolean;
  facts: Record<string, string>;
};

const refuse = (message: string) => new EndpointError('invalid', { message });

const REASON = `select reason from transitions where subject = $1 and subject_id = $2 order by id desc limit 1`;
const MAILS = `select id, subject, text, created_at as at, coalesce(from_person, false) as "byStaff",
    state::text as mail, last_error as problem
  from mails where related_collection = $1 and related_id = $2 and kind = any($3) order by id`;

/** The emails to the sender of a record, and the state of each. */
async function readMails({ slug, kinds, record, transition }: RecordMails, id: number) {
  const about = [slug, String(id)];
  const pool = requestPool();
  const [found, last, mails] = await Promise.all([
    pool.query<MailedRecord>(record, [id]),
    pool.query<{ reason: string | null }>(REASON, about),
    pool.query<SentMail>(MAILS, [...about, Object.values(kinds)]),
  ]);
  if (!found.rows[0]) return null;
  const { id: _, ...shown } = found.rows[0];
  return {
    ...shown,
    reason: last.rows[0]?.reason ?? null,
    nextTransition: transition?.machine.isOwed(shown.status) ? transition.offer : null,
    mails: mails.rows,
  } satisfies RecordMailsAnswer;
}

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
  { id, email, isSpam }: Pick<MailedRecord, 'id' | 'email' | 'isSpam'>,
  { subject, text, holdSeconds }: MailDraft & Pick<OutgoingMail, 'holdSeconds'>,
  brand: BrandIdentity,
): Promise<number> {
  if (isSpam) throw refuse(`This ${noun} looks like spam: nobody is mailed. Say that it is none first.`);
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

/** Placeholders without a value must not reach the sender. @throws EndpointError invalid */
function checkFilled({ subject, text }: SendRequest, { facts }: MailedRecord): void {
  const left = [...`${subject} ${text}`.matchAll(/\{(\w+)\}/g)].find(
    ([, name = '']) => name === 'reason' || Object.hasOwn(facts, name),
  );
  if (left) throw refuse(`The mail still has ${left[0]} in it.`);
}

/** @returns the activity log's text for the transition; null without one */
async function moveWithMail(
  tx: Transaction,
  { transition: offered }: RecordMails,
  { id, status }: MailedRecord,
  by: Actor,
) {
  if (!offered?.machine.isOwed(status)) return null;
  const { machine, to } = offered;
  await transition(tx, machine, { id, from: status, to, by: by.username });
  return `status: ${status} → ${to}`;
}

/** What the desk lists and writes for these records: each email's author is known since it is written there. */
export const recordMailsDesk = (about: RecordMails) => ({
  entries: `select m.id, true as "byStaff", a.author, m.subject, m.text, m.created_at as at, m.state::text as mail,
      m.last_error as problem, m.id as "mailId"
    from mails m left join site.desk_answers a on a.mail_id = m.id
    where m.related_collection = '${about.slug}' and m.related_id = $1::text and m.kind = '${about.kinds.staffMail}'
    order by m.id`,
  write: async (tx: Transaction, { id, subject, text, brand }: DeskMail) => {
    const { rows } = await tx.query<MailedRecord>(about.record, [id]);
    const record = rows[0];
    if (!record) throw new EndpointError('not-found');
    const mail = { subject, text, holdSeconds: UNDO_SECONDS };
    return { mailId: await enqueueRecordMail(tx, about, record, mail, brand), messageId: null };
  },
});

const sendMail =
  (about: RecordMails) =>
  async (tx: Transaction, { id, input, by, brand }: MailOrder<SendRequest>) => {
    const { rows } = await tx.query<MailedRecord>(`${about.record} for update`, [id]);
    const record = rows[0];
    if (!record) throw new EndpointError('not-found');
    checkFilled(input, record);
    await enqueueRecordMail(tx, about, record, input, brand);
    const details = input.alsoTransitions ? await moveWithMail(tx, about, record, by) : null;
    const action = 'wrote to the sender of';
    await recordActivity(tx, { actor: by, action, subject: about.slug, subjectId: String(id), details });
    return { kept: true };
  };

/** …/<id>/mails: GET lists the emails about a record; POST sends one to its sender. */
export const recordMailsEndpoint = (
  readSession: ReadSession,
  readBrand: ReadBrandIdentity,
  about: RecordMails,
) =>
  publicEndpoint({
    GET: showRecord(readSession, (id) => readMails(about, id)),
    POST: sendToSender(
      readSession,
      readBrand,
      sendRequest,
      (id) => `${about.slug}/${id}/mails`,
      sendMail(about),
    ),
  });
