import { enqueueMails } from '@/db/enqueue-mail';
import { mailboxKey } from '@/db/limiter';
import type { Transaction } from '@/db/transaction';
import { env } from '@/env';
import { type Submission, siteFacts } from '@/server/submission';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { organizationKey } from '@/shared/organization-key';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { type WaitlistRequest, waitlistRequest } from '../contract';
import { applicationAcknowledgement, applicationNotice } from './application-mails.email';

type Answer = { success: true };
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

export const waitlistSubmission = (
  readBrand: ReadBrandIdentity,
  readPolicies: ReadPoliciesInForce,
): Submission<WaitlistRequest, Answer> => ({
  form: 'waitlist',
  contract: waitlistRequest,
  newAnswer: async () => ({ success: true }),
  readFacts: siteFacts(readBrand, readPolicies),
  mailsSender: () => true,
  store: async (tx, { input, trapped, reference, brand, policies, mayMailSender }) => {
    const id = await insertApplication(tx, { input, trapped, reference, policies });
    if (trapped) return;
    const application = { ...input, id };
    const sender = { brand, siteUrl: env().SITE_URL };
    const mails = [applicationNotice(application, sender)];
    if (mayMailSender) mails.push(applicationAcknowledgement(application, sender));
    await enqueueMails(tx, mails);
  },
});
