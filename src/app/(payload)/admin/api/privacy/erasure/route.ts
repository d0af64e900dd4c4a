import { erasureEndpoint } from '@/features/privacy/server/privacy.endpoints';
import { PERSONAL_DATA } from '@/personal-data';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = erasureEndpoint(PERSONAL_DATA);
