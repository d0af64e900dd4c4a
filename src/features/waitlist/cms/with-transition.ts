import type { StateChange } from '@/core/cms/state-transitions';
import { transactionOf } from '@/kit/cms/payload-transaction';
import type { Transaction } from '@/kit/db/transaction';
import type { Waitlist } from '@/payload-types';

/** Runs in the transaction of an application's transition; passed in the update's `context`. */
type WithTransition = (tx: Transaction, application: Waitlist, reason: string | null) => Promise<void>;

export async function runWithTransition({ req, document, reason }: StateChange): Promise<void> {
  const work = req.context.withTransition as WithTransition | undefined;
  await work?.(transactionOf(req), document as unknown as Waitlist, reason);
}
