import { enqueueMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { mailboxBehind } from '@/core/shared/mail-provider';
import { countInTurn, HOUR_SECONDS, type LimitRule } from '@/kit/db/limiter';
import { withTransaction } from '@/kit/db/transaction';
import type { NewsletterWords } from '../contract.texts';
import { newUnsubscribeLink } from './new-link.email';
import { subscriberLink } from './subscriber-links';

/** An expired link still names its owner: whoever found it cannot fill that mailbox. */
const LIMIT: LimitRule = { name: 'newsletter-new-link', points: 3, windowSeconds: 24 * HOUR_SECONDS };

/**
 * Sends a new link to leave the newsletter to the address of an expired one.
 * @returns false for an address that gets no newsletter, and so no mail
 */
export async function renewUnsubscribeLink(
  email: string,
  brand: BrandIdentity,
  words: NewsletterWords,
): Promise<boolean> {
  const [count] = await countInTurn([{ rule: LIMIT, key: mailboxBehind(email) }]);
  return withTransaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `select id from newsletter where email = $1 and state <> 'unsubscribed'`,
      [email],
    );
    const reader = rows[0];
    if (!reader) return false;
    const link = subscriberLink('newsletter-unsubscribe', email);
    if (count?.allowed)
      await enqueueMail(tx, newUnsubscribeLink({ id: reader.id, email }, brand, link, words.newLink));
    return true;
  });
}
