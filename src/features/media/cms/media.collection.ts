import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FieldHook,
  type PayloadRequest,
} from 'payload';
import sharp from 'sharp';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { IMAGES } from '@/core/db/image-files';
import { env } from '@/env';
import { anyStaff, editors } from '@/kit/cms/access';
import { picturesAtVisitors } from '@/kit/cms/pictures-at-visitors';
import { refuse } from '@/kit/cms/refuse';
import { type Bucket, objectStorage } from '@/kit/db/object-storage';
import { storedPictureName } from '@/kit/shared/picture-name';
import { IMAGE_SIZES, LARGEST_PIXELS, LONGEST_SIDE } from '../contract';

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
const bucketFiles = (): Storage =>
  objectStorage() === null
    ? { upload: {}, hooks: {} }
    : { upload: { disableLocalStorage: true }, hooks: { afterChange: [put], afterDelete: [remove] } };

const FORMATS = ['png', 'jpeg', 'webp'];
const NO_IMAGE = 'This file isn’t a picture. Please choose a PNG, JPEG or WebP.';

/**
 * Looks at what was uploaded before anything else does: its bytes, not its name. A picture must be one that browsers
 * show and that this machine can scale; 40 million pixels fit in 160 MB of memory.
 * @throws APIError 400 with a sentence for the editor
 */
async function check(data: Buffer): Promise<void> {
  // An empty file makes the library fail at once, and differently than a broken picture.
  if (data.length === 0) throw refuse(NO_IMAGE);
  const picture = sharp(data, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  const head = await picture.metadata().catch((error: Error) => {
    throw /pixel limit/i.test(error.message)
      ? refuse('This picture has more than 40 million pixels. Please make it smaller.')
      : refuse(NO_IMAGE);
  });
  if (!FORMATS.includes(head.format)) throw refuse('Please choose a PNG, JPEG or WebP.');
  if ((head.pages ?? 1) > 1) throw refuse('Animated pictures can’t be used. Please choose a still one.');
  if (head.width * head.height > LARGEST_PIXELS)
    throw refuse('This picture has more than 40 million pixels. Please make it smaller.');
  // The header may be valid although the rest is not.
  await picture
    .resize(16)
    .toBuffer()
    .catch(() => {
      throw refuse('This picture is damaged. Please export it again.');
    });
}

const readableImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    await check(req.file.data);
    // The site itself writes files again under the names that they have.
    if (!(args as { overrideAccess?: boolean }).overrideAccess)
      req.file = { ...req.file, name: storedPictureName(req.file.name) };
  }
  return args;
};

/** Spaces alone describe nothing: what is left of them is refused as missing. */
const trim: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value);

const bucket = bucketFiles();

/** Visitors get files from /media; this collection itself is the staff's. */
export const mediaCollection: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  custom: whenEmpty('Upload a picture and describe it in a sentence. Then pages can use it.'),
  admin: {
    group: GROUPS.brand,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: 'Pictures that pages show: PNG, JPEG or WebP.',
  },
  // Payload would fetch the picture again, from its own address.
  disableDuplicate: true,
  access: { create: editors, read: anyStaff, update: editors, delete: editors },
  upload: {
    staticDir: env().MEDIA_DIR,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    adminThumbnail: 'small',
    constructorOptions: { limitInputPixels: LARGEST_PIXELS },
    // Writing each picture anew also leaves behind what cameras put beside it, such as the place.
    resizeOptions: { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true },
    imageSizes: IMAGE_SIZES.map(({ name, width }) => ({
      name,
      width,
      formatOptions: { format: 'webp', options: { quality: 80 } },
    })),
    ...bucket.upload,
  },
  ...picturesAtVisitors,
  // An answer that leaves out fields must not leave their files behind.
  forceSelect: { filename: true, sizes: true },
  hooks: { beforeOperation: [readableImage], ...bucket.hooks },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 500,
      hooks: { beforeValidate: [trim] },
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
  ],
};
