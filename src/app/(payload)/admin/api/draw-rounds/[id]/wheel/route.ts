import { presentationWheelEndpoint } from '@/features/draw/server/wheel.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = presentationWheelEndpoint;
