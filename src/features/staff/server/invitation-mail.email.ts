import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { renderEmail } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';
import { INVITATION_DAYS, type InvitationRequest, roleLabel } from '../contract';

/** Slug of invitations in emails: `site.forget_invitation` deletes those with their invitation. */
export const INVITATION_SUBJECT = 'staff-invitations';

type Words = InvitationRequest & { by: string; link: string };

/** To somebody who gets a staff account. */
export const invitationMail = (
  { email, username, role, by, link }: Words,
  brand: BrandIdentity,
): Omit<OutgoingMail, 'about'> => ({
  kind: 'staff-invitation',
  to: email,
  subject: mailSubject(`${by} invites you to the back office of ${brand.name}`),
  ...renderEmail(brand, [
    `${by} invites you to the back office of ${brand.name}. Set a password, and you are in.`,
    { facts: { Username: username, Role: roleLabel(role) } },
    { button: 'Set your password', href: link },
    `The link works once, within ${INVITATION_DAYS} days. Please do not pass it on: whoever opens it gets the account.`,
  ]),
});
