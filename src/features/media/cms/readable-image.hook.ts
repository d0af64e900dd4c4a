import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { refuse } from '@/kit/cms/refuse';
import { storedPictureName } from '@/kit/shared/picture-name';
import { LARGEST_PIXELS } from '../contract';

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

export const readableImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    await check(req.file.data);
    // The site itself writes files again under the names that they have.
    if (!(args as { overrideAccess?: boolean }).overrideAccess)
      req.file = { ...req.file, name: storedPictureName(req.file.name) };
  }
  return args;
};
