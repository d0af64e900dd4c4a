import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { Transaction } from '@/kit/db/transaction';
import { cameBack, type Followers, type SentMail, sentMail } from '../came-back';
import { type Answerable, readReplyAddress } from '../reply-address';
import type { DeliveryReport } from './delivery-report';

export type Reported = { state: 'report'; reason: string; record: Answerable | null };

const NAMED = `message_id = $1`;
/** A report that does not name our email, to the address that it came from: the newest that its recipient got. */
const ABOUT_RECORD = `id = (select id from mails where related_collection = $1 and related_id = $2
  and lower("to") <> all($4) order by lower("to") = any($3) desc, id desc limit 1)`;

type Context = Followers & { brand: BrandIdentity };

/** An email of the outbox that was reported about. @param record whom the report was sent to */
async function findMail(
  tx: Transaction,
  { about, recipients }: DeliveryReport,
  record: Answerable | null,
  { brand }: Context,
): Promise<SentMail | null> {
  const named = about === null ? null : await sentMail(tx, NAMED, [about]);
  if (named || !record) return named;
  const own = Object.values(brand.mailboxes).map((mailbox) => mailbox.toLowerCase());
  return sentMail(tx, ABOUT_RECORD, [record.collection, record.id, recipients, own]);
}

/**
 * What a mail server reports about an email of ours: named by its Message-ID, which is random, or by the signed address
 * that the report was sent to. A report about none of ours changes nothing.
 * @param sentTo where the report was delivered
 */
export async function processReport(
  tx: Transaction,
  report: DeliveryReport,
  context: Context,
  sentTo: readonly string[],
): Promise<Reported> {
  const signed =
    sentTo.map((address) => readReplyAddress(address).record).find((one) => one !== null) ?? null;
  const mail = await findMail(tx, report, signed, context);
  const address = mail?.to ?? (await context.readers.reported(tx, report, signed));
  if (address === null)
    return { state: 'report', reason: 'It is not about any email of ours.', record: null };
  const record =
    mail?.collection && mail.recordId ? { collection: mail.collection, id: mail.recordId } : null;
  if (report.isComplaint) {
    await context.readers.complained(tx, address, report.problem);
    return { state: 'report', reason: `Complaint. ${report.problem}`, record };
  }
  if (!report.isFailed) return { state: 'report', reason: `Delayed. ${report.problem}`, record };
  await cameBack(tx, context, { ...report, mail, address });
  return { state: 'report', reason: `Came back. ${report.problem}`, record };
}
