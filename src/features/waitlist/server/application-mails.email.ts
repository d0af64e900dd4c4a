import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { renderEmail } from '@/shared/email-template';
import { mailSubject } from '@/shared/mail-text';
import type { WaitlistRequest } from '../contract';

export type Application = WaitlistRequest & { id: number };
type Sender = { brand: BrandIdentity; siteUrl: string };

const about = (application: Application) => ({ collection: 'waitlist', id: String(application.id) });

/** To the team that reviews applications. */
export function applicationNotice(application: Application, { brand, siteUrl }: Sender): OutgoingMail {
  return {
    kind: 'application-notice',
    to: brand.mailboxes.applications,
    replyTo: application.email,
    subject: mailSubject(`New Founding Chapter Application: ${application.organization}`),
    ...renderEmail(brand, [
      `A chapter applied for a founding place on the ${brand.name} website.`,
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
        href: `${siteUrl}/admin/collections/waitlist/${application.id}`,
      },
      'Your reply to this mail goes to the applicant.',
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
      `your application for the founding chapter programme reached the ${brand.name} team.`,
      'We review each one and write to you with the next steps. There is nothing else for you to do.',
      `If you did not apply, somebody typed your address by mistake and you may ignore this mail.\n${siteUrl}/`,
      `The ${brand.name} team`,
    ]),
    autoReply: true,
    about: about(application),
  };
}
