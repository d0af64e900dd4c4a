import { readAnnouncement } from '@/features/draw/server/announcement.queries';
import { sendingEndpoint } from '@/features/newsletter/server/issue.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sendingEndpoint(readAnnouncement);
