import { submissionEndpoint } from '@/core/server/submission';
import { newsletterForm } from '@/features/newsletter/rules/newsletter-forms';
import { submitSubscription } from '@/features/newsletter/server/newsletter.submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  newsletterForm.api,
  submitSubscription,
);
