import type { CollectionConfig } from 'payload';
import { editors, staff } from '@/cms/access';
import { GROUPS } from '@/cms/admin-groups';
import { env } from '@/env';

/** Visitors get files from /media; this collection itself is the staff's. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  admin: {
    group: GROUPS.brand,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: 'Pictures that pages show: PNG, JPEG or WebP.',
  },
  access: { create: editors, read: staff, update: editors, delete: editors },
  upload: {
    staticDir: env().MEDIA_DIR,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 500,
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
  ],
};
