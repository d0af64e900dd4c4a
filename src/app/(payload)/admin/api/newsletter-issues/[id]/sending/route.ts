import { readAnnouncement } from '@/features/draw/server/announcement.queries';
import { sendingEndpoint } from '@/features/newsletter/server/issue.endpoints';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sendingEndpoint(
  readSession,
  readAnnouncement,
);
