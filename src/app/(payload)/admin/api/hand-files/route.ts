import { readSession } from '@/features/staff/server/session';
import { ticketFiles } from '@/features/support/server/ticket-file.import';
import { applicationFiles } from '@/features/waitlist/server/application-file.import';
import { handFilesEndpoint } from '@/server/hand-files.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handFilesEndpoint(readSession, [
  applicationFiles,
  ticketFiles,
]);
