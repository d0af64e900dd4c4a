import { mailboxBehind } from '@/core/shared/mail-provider';
import { perHour } from '@/env';
import { countInTurn, HOUR_SECONDS } from '@/kit/db/limiter';
import { networkUses } from '@/kit/server/network-limits';
import { QUESTIONS } from '@/kit/shared/form';
import { mailboxLimit, UNVERIFIED_RECIPIENT_LIMIT } from './form-limits';

type FirstMail = {
  address: string;
  /** From where it was sent, as far as a server of ours says; null: it does not. */
  network: string | null;
  /** Whether an acknowledgement should go out: that is counted too. */
  wantsMail: boolean;
};

/** Counts an email that begins something new, by the same limits as the support form. */
export async function countFirstMail({
  address,
  network,
  wantsMail,
}: FirstMail): Promise<{ isWithin: boolean; mayMailSender: boolean }> {
  const key = mailboxBehind(address);
  const rule = (name: string, points: number) => ({ name, points, windowSeconds: HOUR_SECONDS });
  const answers = rule('mail-answers', perHour(QUESTIONS));
  const [first, ...mail] = await countInTurn([
    { rule: rule('mail-mailbox', mailboxLimit(perHour(QUESTIONS), QUESTIONS.standard)), key },
    ...(wantsMail && network ? networkUses(answers, network) : []),
    ...(wantsMail ? [{ rule: UNVERIFIED_RECIPIENT_LIMIT, key }] : []),
  ]);
  return {
    isWithin: first?.allowed ?? true,
    mayMailSender: wantsMail && mail.every((one) => one?.allowed === true),
  };
}
