import { submissionEndpoint } from '@/core/server/submission';
import { waitlistForm } from '@/features/waitlist/rules/waitlist-form';
import { submitApplication } from '@/features/waitlist/server/waitlist.submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  waitlistForm.api,
  submitApplication,
);
