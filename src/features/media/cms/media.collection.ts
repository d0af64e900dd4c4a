import type { CollectionConfig, FieldHook } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { env } from '@/env';
import { editors, staff } from '@/kit/cms/access';
import { picturesAtVisitors } from '@/kit/cms/pictures-at-visitors';
import { IMAGE_SIZES, LARGEST_PIXELS, LONGEST_SIDE } from '../contract';
import { bucketFiles } from './bucket-files';
import { readableImage } from './readable-image.hook';

/** Spaces alone describe nothing: what is left of them is refused as missing. */
const trim: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value);

const bucket = bucketFiles();

/** Visitors get files from /media; this collection itself is the staff's. */
export const media: CollectionConfig = {
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
  access: { create: editors, read: staff, update: editors, delete: editors },
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
