import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { loadStaffEndpoints } from '@/app/(payload)/staff-endpoints';
import { guarded } from '@/features/staff/server/back-office-guard';
import { fromTable } from '@/kit/server/public-endpoint';

const read = guarded(REST_GET(config));

/** Our own endpoints for staff; every other path is Payload's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fromTable(loadStaffEndpoints, {
  GET: read,
  HEAD: read,
  POST: guarded(REST_POST(config)),
  PUT: guarded(REST_PUT(config)),
  PATCH: guarded(REST_PATCH(config)),
  DELETE: guarded(REST_DELETE(config)),
  OPTIONS: guarded(REST_OPTIONS(config)),
});
