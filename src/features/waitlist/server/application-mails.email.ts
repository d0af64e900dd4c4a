import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { deskPath } from '@/core/shared/desk';
import { renderEmail, renderNotice } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';
import { noticeFacts } from '@/kit/shared/form-definition';
import { NEW_APPLICATION } from '../contract';
import type { ApplicationWords } from '../contract.texts';
import { type WaitlistRequest, waitlistFields } from '../waitlist.form';

export type Application = WaitlistRequest & { id: number };
type Sender = {
  brand: BrandIdentity;
  siteUrl: string;
  /** Emails can be answered. */
  takesMail?: boolean;
};

const about = (application: Application) => ({ collection: 'waitlist', id: String(application.id) });

/** To the team that reviews applications. */
export function applicationNotice(
  application: Application,
  { brand, siteUrl, takesMail }: Sender,
): OutgoingMail {
  return {
    kind: 'application-notice',
    to: brand.mailboxes.applications,
    replyTo: takesMail ? brand.mailboxes.applications : application.email,
    subject: mailSubject(`${NEW_APPLICATION}: ${application.organization}`),
    ...renderNotice(
      brand,
      [
        `A chapter applied for a founding spot on the ${brand.name} website.`,
        {
          facts: {
            ...noticeFacts(waitlistFields, application),
            Members: application.organizationSize,
            Status: 'Pending Review',
          },
        },
        {
          label: 'Review it in the back office',
          href: `${siteUrl}${deskPath('application', application.id)}`,
        },
      ],
      { takesMail: takesMail === true, otherwise: 'Your reply to this email goes to the applicant.' },
    ),
    about: about(application),
  };
}

/** To the address that was entered, which may be somebody else's: it repeats nothing that was entered. */
export function applicationAcknowledgement(
  application: Application,
  { brand, siteUrl }: Sender,
  words: ApplicationWords['received'],
): OutgoingMail {
  return {
    kind: 'application-acknowledgement',
    to: application.email,
    replyTo: brand.mailboxes.applications,
    subject: mailSubject(words.subject),
    ...renderEmail(brand, [
      words.greeting,
      words.text,
      words.promise,
      `${words.mistake}\n${siteUrl}/`,
      words.closing,
    ]),
    autoReply: true,
    about: about(application),
  };
}
