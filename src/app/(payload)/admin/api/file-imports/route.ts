import { readSession } from '@/features/staff/server/session';
import { ticketFiles } from '@/features/support/server/ticket-file.import';
import { applicationFiles } from '@/features/waitlist/server/application-file.import';
import { fileImportsEndpoint } from '@/server/file-imports.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fileImportsEndpoint(readSession, [
  applicationFiles,
  ticketFiles,
]);
