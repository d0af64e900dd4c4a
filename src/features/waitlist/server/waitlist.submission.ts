import { enqueueMails } from '@/db/enqueue-mail';
import { mailboxKey } from '@/db/limiter';
import { answeredBefore, workOnce } from '@/db/once';
import type { Transaction } from '@/db/transaction';
import { env } from '@/env';
import { countSubmission } from '@/server/form-limits';
import { mayBePerson } from '@/server/mail-to-strangers';
import { parseWith } from '@/server/public-endpoint';
import { isTrapped } from '@/server/spam-traps';
import { referenceOf, type Submit } from '@/server/submission';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { waitlistForm } from '@/shared/forms';
import { organizationKey } from '@/shared/organization-key';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { type WaitlistRequest, waitlistRequest } from '../contract';
import { applicationAcknowledgement, applicationNotice } from './application-mails.email';

type Answer = { success: true };

/** An application from its fields to its answer. @throws EndpointError; CommitFailedError; database errors */
export const submitApplication =
  (readBrand: ReadBrandIdentity, readPolicies: ReadPoliciesInForce): Submit<Answer> =>
  async ({ raw, address, keyOf }) => {
    const input = parseWith(waitlistRequest, raw);
    const key = keyOf(input);
    const known = await answeredBefore<Answer>(key);
    if (known) return known;

    const [brand, policies] = await Promise.all([readBrand(), readPolicies()]);
    const { email } = input;
    const trapped = isTrapped(raw);
    const wantsMail = !trapped && mayBePerson(email, brand);
    const mayMailSender = await countSubmission(waitlistForm, { address, email, wantsMail });

    return workOnce(key, async (tx) => {
      const id = await insertApplication(tx, { input, trapped, reference: referenceOf(key), policies });
      if (trapped) return { success: true };
      const application = { ...input, id };
      const sender = { brand, siteUrl: env().SITE_URL };
      const mails = [applicationNotice(application, sender)];
      if (mayMailSender) mails.push(applicationAcknowledgement(application, sender));
      await enqueueMails(tx, mails);
      return { success: true };
    });
  };

type Row = {
  input: WaitlistRequest;
  trapped: boolean;
  reference: string | null;
  /** null: it did not come through the site's own form. */
  policies: PoliciesInForce | null;
};

export async function insertApplication(
  tx: Transaction,
  { input, trapped, reference, policies }: Row,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>({
    name: 'insert-application',
    text: `insert into waitlist
             (full_name, email, organization, organization_size, quarantined, reference, policies,
              email_key, organization_key)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [
      input.fullName,
      input.email,
      input.organization,
      input.organizationSize,
      trapped,
      reference,
      policies,
      mailboxKey(input.email),
      organizationKey(input.organization),
    ],
  });
  if (!rows[0]) throw new Error('The application was not stored');
  return rows[0].id;
}
