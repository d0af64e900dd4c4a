import { questionsEndpoint } from '@/features/brand/server/questions/questions.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = questionsEndpoint;
