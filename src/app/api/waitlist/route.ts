import { submitApplication } from '@/features/waitlist/server/waitlist.submission';
import { submissionEndpoint } from '@/server/submission';
import { waitlistForm } from '@/shared/forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  waitlistForm.api,
  submitApplication,
);
