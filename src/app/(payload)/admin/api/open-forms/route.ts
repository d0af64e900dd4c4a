import { openFormsEndpoint } from '@/core/open-forms.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openFormsEndpoint;
