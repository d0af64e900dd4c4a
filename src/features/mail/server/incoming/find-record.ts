import type { MailInbox } from '@/core/server/mail-inbox';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { Transaction } from '@/kit/db/transaction';
import { type Answerable, readReplyAddress } from '../reply-address';

/** Emails of ours, and earlier ones of the same conversation, by the Message-IDs that this one answers. */
const THREAD = `select one.collection, one.id from unnest($1::text[]) with ordinality as named(message_id, place)
  join (select message_id, related_collection as collection, related_id as id from mails
    union all select message_id, related_collection, related_id from incoming_mails) as one using (message_id)
  where one.id is not null order by place limit 1`;

/** The record that an email is about: by the signed address it was sent to, or by what it answers. */
export async function findRecord(
  tx: Transaction,
  { recipients, answers }: { recipients: readonly string[]; answers: readonly string[] },
): Promise<Answerable | null> {
  for (const address of recipients) {
    const { record } = readReplyAddress(address);
    if (record) return record;
  }
  if (answers.length === 0) return null;
  const { rows } = await tx.query<Answerable>(THREAD, [answers]);
  return rows[0] ?? null;
}

/** The inbox of the first mailbox among the recipients; null if it was sent to none of them. */
export function findInbox(
  inboxes: readonly MailInbox[],
  recipients: readonly string[],
  { mailboxes }: BrandIdentity,
): MailInbox | null {
  for (const address of recipients) {
    const mailbox = readReplyAddress(address).mailbox.toLowerCase();
    const inbox = inboxes.find((one) => mailboxes[one.mailbox].toLowerCase() === mailbox);
    if (inbox) return inbox;
  }
  return null;
}
