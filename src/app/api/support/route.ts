import { submissionEndpoint } from '@/core/server/submission';
import { supportForm } from '@/features/support/rules/support-forms';
import { submitTicket } from '@/features/support/server/support.submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  supportForm.api,
  submitTicket,
);
