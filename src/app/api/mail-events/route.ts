import { cameBackAtProvider } from '@/features/mail/server/came-back';
import { mailEventsEndpoint } from '@/features/newsletter/server/mail-events.endpoint';
import { FOLLOWERS } from '@/inboxes';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mailEventsEndpoint((tx, refusal) =>
  cameBackAtProvider(tx, FOLLOWERS, refusal),
);
