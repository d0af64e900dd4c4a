import { accountFactorsEndpoint } from '@/features/staff/server/second-factor/account-factors.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = accountFactorsEndpoint;
