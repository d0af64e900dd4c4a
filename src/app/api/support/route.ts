import { submitTicket } from '@/features/support/server/support.submission';
import { submissionEndpoint } from '@/server/submission';
import { supportForm } from '@/shared/forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  supportForm.api,
  submitTicket,
);
