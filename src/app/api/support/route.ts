import { supportForm } from '@/features/support/rules/support-forms';
import { submitTicket } from '@/features/support/server/support.submission';
import { submissionEndpoint } from '@/server/submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  supportForm.api,
  submitTicket,
);
