import { factorsEndpoint } from '@/features/staff/server/second-factor/add-factor.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = factorsEndpoint;
