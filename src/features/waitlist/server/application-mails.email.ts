import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { deskPath } from '@/shared/desk';
import { renderEmail } from '@/shared/email-template';
import { mailSubject } from '@/shared/mail-text';
import { NEW_APPLICATION, type WaitlistRequest } from '../contract';

export type Application = WaitlistRequest & { id: number };
type Sender = { brand: BrandIdentity; siteUrl: string };

const about = (application: Application) => ({ collection: 'waitlist', id: String(application.id) });

/** To the team that reviews applications. */
export function applicationNotice(application: Application, { brand, siteUrl }: Sender): OutgoingMail {
  return {
    kind: 'application-notice',
    to: brand.mailboxes.applications,
    replyTo: application.email,
    subject: mailSubject(`${NEW_APPLICATION}: ${application.organization}`),
    ...renderEmail(brand, [
      `A chapter applied for a founding spot on the ${brand.name} website.`,
      {
        facts: {
          Name: application.fullName,
          Email: application.email,
          Organization: application.organization,
          Members: application.organizationSize,
          Status: 'Pending Review',
        },
      },
      {
        label: 'Review it in the back office',
        href: `${siteUrl}${deskPath('application', application.id)}`,
      },
      'Your reply to this email goes to the applicant.',
    ]),
    about: about(application),
  };
}

/** To the address that was entered, which may be somebody else's: it repeats nothing that was entered. */
export function applicationAcknowledgement(
  application: Application,
  { brand, siteUrl }: Sender,
): OutgoingMail {
  return {
    kind: 'application-acknowledgement',
    to: application.email,
    replyTo: brand.mailboxes.applications,
    subject: mailSubject(`${brand.name} received your founding chapter application`),
    ...renderEmail(brand, [
      'Hello,',
      `Your application to the founding chapter program reached the ${brand.name} team.`,
      'We review every application and will write to you with next steps. There’s nothing else you need to do.',
      `If you didn’t apply, someone entered your address by mistake, and you can ignore this email.\n${siteUrl}/`,
      `The ${brand.name} team`,
    ]),
    autoReply: true,
    about: about(application),
  };
}
