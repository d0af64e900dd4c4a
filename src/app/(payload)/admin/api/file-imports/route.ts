import { fileImportsEndpoint } from '@/core/file-imports.endpoint';
import { ticketFiles } from '@/features/support/server/ticket-file.import';
import { applicationFiles } from '@/features/waitlist/server/application-file.import';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fileImportsEndpoint([
  applicationFiles,
  ticketFiles,
]);
