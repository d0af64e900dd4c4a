import { handleProviderBounce } from '@/features/mail/server/bounced-mail';
import { mailEventsEndpoint } from '@/features/newsletter/server/mail-events.endpoint';
import { loadReturnedMail } from '@/features.server';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mailEventsEndpoint(async (tx, refusal) =>
  handleProviderBounce(tx, await loadReturnedMail(), refusal),
);
