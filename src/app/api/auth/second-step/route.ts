import { secondStepEndpoint } from '@/features/staff/server/second-factor/second-step.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = secondStepEndpoint;
