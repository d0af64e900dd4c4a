import { factorOptionsEndpoint } from '@/features/staff/server/second-factor/add-factor.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = factorOptionsEndpoint;
