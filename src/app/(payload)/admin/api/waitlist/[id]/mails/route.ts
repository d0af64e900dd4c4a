import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readSession } from '@/features/staff/server/session';
import { applicantMails } from '@/features/waitlist/server/applicant-mails';
import { recordMailsEndpoint } from '@/server/record-mails';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = recordMailsEndpoint(
  readSession,
  readBrandIdentity,
  applicantMails,
);
