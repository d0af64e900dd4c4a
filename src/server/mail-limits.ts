import { countInTurn, HOUR_SECONDS, mailboxKey } from '@/db/limiter';
import { perHour } from '@/env';
import { supportForm } from '@/shared/forms';
import { mailboxLimit, UNVERIFIED_RECIPIENT_LIMIT } from './form-limits';

/**
 * Counts an email that begins something new, by the same limits as the support form.
 * @param wantsMail whether an acknowledgement should go out: that is counted too
 */
export async function countFirstMail(
  address: string,
  wantsMail: boolean,
): Promise<{ isWithin: boolean; mayMailSender: boolean }> {
  const { limit } = supportForm;
  const key = mailboxKey(address);
  const points = mailboxLimit(perHour(limit), limit.standard);
  const [first, mail] = await countInTurn([
    { rule: { name: 'mail-mailbox', points, windowSeconds: HOUR_SECONDS }, key },
    ...(wantsMail ? [{ rule: UNVERIFIED_RECIPIENT_LIMIT, key }] : []),
  ]);
  return { isWithin: first?.allowed ?? true, mayMailSender: wantsMail && (mail?.allowed ?? false) };
}
