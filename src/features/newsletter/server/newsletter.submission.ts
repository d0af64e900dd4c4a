import { enqueueMail } from '@/db/enqueue-mail';
import { wasErased } from '@/db/erased';
import { answeredBefore, workOnce } from '@/db/once';
import { env } from '@/env';
import { countSubmission } from '@/server/form-limits';
import { mayBePerson } from '@/server/mail-to-strangers';
import { parseWith } from '@/server/public-endpoint';
import { isTrapped } from '@/server/spam-traps';
import { referenceOf, type Submit } from '@/server/submission';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { newsletterForm } from '@/shared/forms';
import type { ReadPoliciesInForce } from '@/shared/policies-in-force';
import { newsletterRequest } from '../contract';
import { confirmSubscription } from './confirm-subscription.email';
import { subscriberLink } from './subscriber-links';
import { subscribe } from './subscribers';

type Answer = { success: true };

/** Only where mail is configured can a click in a mail confirm a subscription. */
const asksFirst = () => env().SMTP_URL !== undefined;

/**
 * A subscription from its fields to its answer. The same answer for new, known, pending and unsubscribed addresses: it
 * tells nobody who reads the newsletter.
 *
 * @throws EndpointError; CommitFailedError; database errors
 */
export const submitSubscription =
  (readBrand: ReadBrandIdentity, readPolicies: ReadPoliciesInForce): Submit<Answer> =>
  async ({ raw, address, page, keyOf }) => {
    const input = parseWith(newsletterRequest, raw);
    const key = keyOf(input);
    const known = await answeredBefore<Answer>(key);
    if (known) return known;

    const [brand, policies] = await Promise.all([readBrand(), readPolicies()]);
    const trapped = isTrapped(raw);
    const wantsMail = !trapped && asksFirst() && mayBePerson(input.email, brand);
    const mayMail = await countSubmission(newsletterForm, { address, email: input.email, wantsMail });

    return workOnce(key, async (tx) => {
      const email = input.email.toLowerCase();
      const reader = await subscribe(tx, {
        email,
        name: input.name || null,
        trapped,
        reference: referenceOf(key),
        page,
        policies,
        // Who was erased comes back only by a click of their own.
        askFirst: asksFirst() || (await wasErased(tx, email)),
      });
      if (reader && reader.state !== 'confirmed' && mayMail) {
        const links = {
          confirmUrl: subscriberLink('newsletter-confirm', email),
          unsubscribeUrl: subscriberLink('newsletter-unsubscribe', email),
        };
        await enqueueMail(tx, confirmSubscription({ id: reader.id, email }, brand, links));
      }
      return { success: true };
    });
  };
