import { enqueueMail } from '@/db/enqueue-mail';
import { wasErased } from '@/db/erased';
import { env } from '@/env';
import { type Submission, siteFacts } from '@/server/submission';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import type { ReadPoliciesInForce } from '@/shared/policies-in-force';
import { type NewsletterRequest, newsletterRequest } from '../contract';
import { confirmSubscription } from './confirm-subscription.email';
import { subscriberLink } from './subscriber-links';
import { subscribe } from './subscribers';

type Answer = { success: true };

/** Only where mail is configured can a click in a mail confirm a subscription. */
const asksFirst = () => env().SMTP_URL !== undefined;

/** The same answer for new, known, pending and unsubscribed addresses: it tells nobody who reads the newsletter. */
export const newsletterSubmission = (
  readBrand: ReadBrandIdentity,
  readPolicies: ReadPoliciesInForce,
): Submission<NewsletterRequest, Answer> => ({
  form: 'newsletter',
  contract: newsletterRequest,
  newAnswer: async () => ({ success: true }),
  readFacts: siteFacts(readBrand, readPolicies),
  mailsSender: asksFirst,
  store: async (tx, { input, trapped, reference, page, brand, policies, mayMailSender }) => {
    const email = input.email.toLowerCase();
    const name = input.name || null;
    const reader = await subscribe(tx, {
      email,
      name,
      trapped,
      reference,
      page,
      policies,
      // Who was erased comes back only by a click of their own.
      askFirst: asksFirst() || (await wasErased(tx, email)),
    });
    if (!reader || reader.state === 'confirmed' || !mayMailSender) return;
    const links = {
      confirmUrl: subscriberLink('newsletter-confirm', email),
      unsubscribeUrl: subscriberLink('newsletter-unsubscribe', email),
    };
    await enqueueMail(tx, confirmSubscription({ id: reader.id, email }, brand, links));
  },
});
