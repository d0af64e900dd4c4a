import { presentationWheelEndpoint } from '@/features/draw/server/wheel.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = presentationWheelEndpoint(readSession);
