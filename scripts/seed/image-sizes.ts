import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import { openImage } from '@/core/db/image-files';

/** Pictures uploaded before sizes existed get theirs; one whose file is missing or not a picture stays as it is. */
export async function setImageSizes(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { 'sizes.small.filename': { exists: false } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  for (const { id, filename, mimeType, width } of docs) {
    if (!filename || !mimeType || !width) continue;
    try {
      const file = await openImage(filename, null);
      if (!file?.body) throw new Error('there is no such file');
      const data = await buffer(file.body.stream);
      await payload.update({
        collection: 'media',
        id,
        data: {},
        file: { data, mimetype: mimeType, name: filename, size: data.length },
        overwriteExistingFiles: true,
        overrideAccess: true,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      payload.logger.warn(`No smaller copies of ${filename}: ${reason}`);
    }
  }
}
