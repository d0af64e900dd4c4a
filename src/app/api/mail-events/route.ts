import { handleProviderBounce } from '@/features/mail/server/bounced-mail';
import { mailEventsEndpoint } from '@/features/newsletter/server/mail-events.endpoint';
import { FOLLOWERS } from '@/inboxes';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mailEventsEndpoint((tx, refusal) =>
  handleProviderBounce(tx, FOLLOWERS, refusal),
);
