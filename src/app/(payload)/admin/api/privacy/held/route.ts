import { heldEndpoint } from '@/features/privacy/server/privacy.endpoints';
import { readSession } from '@/features/staff/server/session';
import { PERSONAL_DATA } from '@/features.server';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = heldEndpoint(readSession, PERSONAL_DATA);
