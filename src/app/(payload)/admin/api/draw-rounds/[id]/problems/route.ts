import { problemsEndpoint } from '@/features/draw/server/lists/problems.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = problemsEndpoint;
