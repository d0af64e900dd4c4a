import { readSession } from '@/features/staff/server/session';
import { PAGE_TABLES } from '@/page-tables';
import { sentencesEndpoint } from '@/server/sentences.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sentencesEndpoint(readSession, PAGE_TABLES);
