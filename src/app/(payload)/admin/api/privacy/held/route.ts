import { heldEndpoint } from '@/features/privacy/server/privacy.endpoints';
import { PERSONAL_DATA } from '@/personal-data';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = heldEndpoint(PERSONAL_DATA);
