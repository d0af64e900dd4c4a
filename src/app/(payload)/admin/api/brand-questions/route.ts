import { questionsEndpoint } from '@/features/brand/server/questions/questions.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = questionsEndpoint(readSession);
