import config from '@payload-config';
import { getPayload } from 'payload';

/** One Payload per process. Its Local API skips access rules by default: always write `overrideAccess` out. */
export const getPayloadClient = () => getPayload({ config });
