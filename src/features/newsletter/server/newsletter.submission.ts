import { enqueueMail } from '@/db/enqueue-mail';
import { wasErased } from '@/db/erased';
import { env } from '@/env';
import { mayMailStranger } from '@/server/mail-to-strangers';
import type { Submission } from '@/server/submission';
import type { BrandIdentity, ReadBrandIdentity } from '@/shared/brand-identity';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { type NewsletterRequest, newsletterRequest } from '../contract';
import { confirmSubscription } from './confirm-subscription.email';
import { subscriberLink } from './subscriber-links';
import { subscribe } from './subscribers';

type Answer = { success: true };
type Prepared = { brand: BrandIdentity; policies: PoliciesInForce; mayAsk: boolean };

/** Only where mail is configured can a click in a mail confirm a subscription. */
const asksFirst = () => env().SMTP_URL !== undefined;

/** The same answer for new, known, pending and unsubscribed addresses: it tells nobody who reads the newsletter. */
export const newsletterSubmission = (
  readBrand: ReadBrandIdentity,
  readPolicies: ReadPoliciesInForce,
): Submission<NewsletterRequest, Answer, Prepared> => ({
  form: 'newsletter',
  contract: newsletterRequest,
  newAnswer: async () => ({ success: true }),
  prepare: async ({ email }, trapped) => {
    const [brand, policies] = await Promise.all([readBrand(), readPolicies()]);
    const mayAsk = asksFirst() && !trapped && (await mayMailStranger(email, Object.values(brand.mailboxes)));
    return { brand, policies, mayAsk };
  },
  store: async (tx, { input, trapped, reference, page, prepared }) => {
    const email = input.email.toLowerCase();
    const name = input.name || null;
    const reader = await subscribe(tx, {
      email,
      name,
      trapped,
      reference,
      page,
      policies: prepared.policies,
      // Who was erased comes back only by a click of their own.
      askFirst: asksFirst() || (await wasErased(tx, email)),
    });
    if (!reader || reader.state === 'confirmed' || !prepared.mayAsk) return;
    const links = {
      confirmUrl: subscriberLink('newsletter-confirm', email),
      unsubscribeUrl: subscriberLink('newsletter-unsubscribe', email),
    };
    await enqueueMail(tx, confirmSubscription({ id: reader.id, email }, prepared.brand, links));
  },
});
