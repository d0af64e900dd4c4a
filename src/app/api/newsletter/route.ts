import { submitSubscription } from '@/features/newsletter/server/newsletter.submission';
import { submissionEndpoint } from '@/server/submission';
import { newsletterForm } from '@/shared/forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  newsletterForm.api,
  submitSubscription,
);
