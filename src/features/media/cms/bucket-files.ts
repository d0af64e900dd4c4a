import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { IMAGES } from '@/core/db/image-files';
import { type Bucket, objectStorage } from '@/kit/db/object-storage';

type Files = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | undefined> };

/** Of one picture, by its size; the picture itself has none. */
function namesOf({ filename, sizes = {} }: Files): Map<string | null, string> {
  const copies = Object.entries(sizes).map(([size, copy]) => [size, copy?.filename] as const);
  const all = [[null, filename] as const, ...copies];
  return new Map(all.flatMap(([size, name]) => (name ? [[size, name] as const] : [])));
}

async function inBucket(req: PayloadRequest, act: (bucket: Bucket) => Promise<unknown>): Promise<void> {
  const bucket = objectStorage();
  if (!bucket) return;
  try {
    await act(bucket);
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The bucket refused a picture' });
    throw new APIError('Pictures can’t be saved right now. Please try again later.', 503, null, true);
  }
}

/**
 * After the row was written, so that of two uploads under one name only the one that got the row gets the object; before
 * it is committed, so that a storage that refuses leaves no row without a picture.
 */
const put: CollectionAfterChangeHook = async ({ data, previousDoc, req }) => {
  const { file, payloadUploadSizes: copies = {} } = req;
  if (!file) return;
  const names = namesOf(data);
  const kept = new Set(names.values());
  const old = [...namesOf(previousDoc ?? {}).values()].filter((name) => !kept.has(name));
  await inBucket(req, async (bucket) => {
    for (const [size, name] of names) {
      const bytes = size === null ? file.data : copies[size];
      if (bytes) await bucket.put(IMAGES + name, bytes);
    }
    for (const name of old) await bucket.remove(IMAGES + name);
  });
};

const remove: CollectionAfterDeleteHook = ({ doc, req }) =>
  inBucket(req, async (bucket) => {
    for (const name of namesOf(doc).values()) await bucket.remove(IMAGES + name);
  });

type Storage = {
  upload: object;
  hooks: Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;
};

/** What the collection needs when its files lie in a bucket. */
export const bucketFiles = (): Storage =>
  objectStorage() === null
    ? { upload: {}, hooks: {} }
    : { upload: { disableLocalStorage: true }, hooks: { afterChange: [put], afterDelete: [remove] } };
