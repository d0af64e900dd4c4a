import { readSession } from '@/features/staff/server/session';
import { openFormsEndpoint } from '@/server/open-forms.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openFormsEndpoint(readSession);
