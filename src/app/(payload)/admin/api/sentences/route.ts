import { sentencesEndpoint } from '@/core/sentences.endpoint';
import { PAGE_TABLES } from '@/page-tables';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sentencesEndpoint(PAGE_TABLES);
