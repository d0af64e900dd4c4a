import { enqueueMail } from '@/core/db/enqueue-mail';
import { wasErased } from '@/core/db/erased';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { readPoliciesInForce } from '@/core/server/policies-in-force.queries';
import { referenceOf, type Submit, screenSubmission } from '@/core/server/submission';
import { env } from '@/env';
import { answeredBefore, workOnce } from '@/kit/db/idempotency';
import { parseWith } from '@/kit/server/public-endpoint';
import { newsletterForm } from '../contract';
import { consentWording } from '../contract.texts';
import { newsletterRequest } from '../newsletter.form';
import { confirmSubscription } from './confirm-subscription.email';
import { readNewsletterWords } from './newsletter-words.queries';
import { subscriberLink } from './subscriber-links';
import { subscribe } from './subscribers';

type Answer = { success: true };

/** A click in an email can confirm a subscription only if mail is configured. */
const asksFirst = () => env().SMTP_URL !== undefined;

/**
 * Handles a subscription from its fields to its answer. New, known, pending and unsubscribed addresses get the same
 * answer: it reveals nobody's subscription.
 *
 * @throws EndpointError; CommitFailedError; database errors
 */
export const submitSubscription: Submit<Answer> = async (arrival) => {
  // Removing where one came from does not make it another subscription.
  const { via, ...input } = parseWith(newsletterRequest, arrival.raw);
  const key = arrival.keyOf(input);
  const known = await answeredBefore<Answer>(key);
  if (known) return known;

  const [brand, policies, words] = await Promise.all([
    readBrandIdentity(),
    readPoliciesInForce(),
    readNewsletterWords(),
  ]);
  const screened = await screenSubmission(newsletterForm, arrival, input.email, brand, asksFirst());
  const { suspectedSpam, mayMailSender } = screened;

  return workOnce(key, async (tx) => {
    const email = input.email.toLowerCase();
    const reader = await subscribe(tx, {
      email,
      name: input.name || null,
      suspectedSpam,
      reference: referenceOf(key),
      wording: consentWording(words.form),
      page: arrival.page,
      policies,
      via,
      // A person who was erased comes back only by their own click.
      askFirst: asksFirst() || (await wasErased(tx, email)),
    });
    if (reader && reader.state !== 'confirmed' && mayMailSender) {
      const links = {
        confirmUrl: subscriberLink('newsletter-confirm', email, reader.askedAt.getTime()),
        unsubscribeUrl: subscriberLink('newsletter-unsubscribe', email),
      };
      const mail = confirmSubscription({ id: reader.id, email }, brand, links, words.confirmation);
      await enqueueMail(tx, mail);
    }
    return { success: true };
  });
};
