import type { PayloadRequest } from 'payload';
import { refuse } from '../refuse';

const NO_FILE = 'Please choose a file to upload.';
const NO_EDITS = 'Pictures cannot be edited here. Please upload the edited picture.';

/** Each makes Payload fetch the stored picture again, by an address that the request may choose. */
const EDITS = ['uploadEdits', 'focalX', 'focalY'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The site never fetches a picture from an address: an uploaded file comes with the request.
 * @throws APIError 400
 */
export function checkUpload(operation: string, data: unknown, req: PayloadRequest): void {
  const edits = isRecord(data) && EDITS.some((name) => ![undefined, null].includes(data[name] as null));
  if (operation === 'create' && !req.file) throw refuse(NO_FILE);
  if ((operation === 'create' || operation === 'update') && (edits || req.query?.uploadEdits !== undefined))
    throw refuse(NO_EDITS);
}
