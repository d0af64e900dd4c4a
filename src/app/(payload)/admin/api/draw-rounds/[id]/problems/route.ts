import { problemsEndpoint } from '@/features/draw/server/lists/problems.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = problemsEndpoint(readSession);
