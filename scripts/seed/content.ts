import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { GlobalSlug, Payload } from 'payload';
import { openImage } from '@/core/db/image-files';
import { noteOriginals } from '@/core/server/sentences.queries';
import type { PageTexts } from '@/core/shared/page-texts';
import { PAGE_TABLES } from '@/features';
import { accessibilitySeed } from './accessibility.seed';
import { brandSeed, linkSeeds } from './brand.seed';
import { SEED_KEYS, wordsKey } from './keys';
import { seedLegalTexts } from './legal.seed';
import { preparedMailSeeds } from './prepared-mails.seed';
import { savedReplySeeds } from './saved-replies.seed';

/** Pictures uploaded before sizes existed get theirs; one whose file is missing or not a picture stays as it is. */
async function setImageSizes(payload: Payload) {
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

/** The app's roster screen, drawn by us, at twice its 320 by 680 px: the proportions of the phone that shows it. */
const showcase = {
  name: 'app-roster.webp',
  mimetype: 'image/webp',
  alt: 'The roster in the app: officers and members with office, class year, attendance and dues',
  read: () => readFile(new URL('./showcase-roster.webp', import.meta.url)),
};

type SeedPiece = {
  /** Stored in site.meta once added: content that an editor deleted does not come back. */
  key: string;
  isEmpty: (payload: Payload) => Promise<boolean>;
  insert: (payload: Payload) => Promise<unknown>;
};

async function seedBrand(payload: Payload) {
  const { name, mimetype, alt } = showcase;
  const data = await showcase.read();
  const picture = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype, name, size: data.length },
    overrideAccess: true,
  });
  await payload.updateGlobal({
    slug: 'brand',
    data: { ...brandSeed, showcaseImage: picture.id },
    overrideAccess: true,
  });
}

const brand: SeedPiece = {
  key: SEED_KEYS.brand,
  isEmpty: async (payload) => !(await payload.findGlobal({ slug: 'brand', overrideAccess: true })).name,
  insert: seedBrand,
};

const links: SeedPiece = {
  key: SEED_KEYS.links,
  isEmpty: async (payload) =>
    (await payload.count({ collection: 'social-links', trash: true, overrideAccess: true })).totalDocs === 0,
  insert: async (payload) => {
    for (const data of linkSeeds) {
      await payload.create({ collection: 'social-links', data, overrideAccess: true });
    }
  },
};

/** Each text checks for itself whether an editor was there first. */
const legal: SeedPiece = { key: SEED_KEYS.legal, isEmpty: async () => true, insert: seedLegalTexts };

const rules: SeedPiece = { ...legal, key: SEED_KEYS.rules };

/** Before the texts of its page, which then find it there. */
const info: SeedPiece = {
  key: SEED_KEYS.info,
  isEmpty: async (payload) =>
    !(await payload.findGlobal({ slug: 'accessibility', overrideAccess: true })).features?.heading,
  insert: (payload) =>
    payload.updateGlobal({
      slug: 'accessibility',
      data: { ...accessibilitySeed, _status: 'published' },
      overrideAccess: true,
    }),
};

/** A page's texts begin with its originals, and nothing is stored of them; its history begins here. */
const words = (page: PageTexts): SeedPiece => {
  const slug = page.slug as GlobalSlug;
  return {
    key: wordsKey(page),
    isEmpty: async (payload) =>
      !(await payload.findGlobal({ slug, depth: 0, overrideAccess: true })).createdAt,
    insert: (payload) =>
      payload.updateGlobal({
        slug,
        data: { _status: 'published' } as object,
        overrideAccess: true,
      }),
  };
};

const texts = (key: string, collection: 'saved-replies' | 'prepared-mails', rows: object[]): SeedPiece => ({
  key,
  isEmpty: async (payload) => (await payload.count({ collection, overrideAccess: true })).totalDocs === 0,
  insert: async (payload) => {
    for (const data of rows) await payload.create({ collection, data: data as never, overrideAccess: true });
  },
});

const savedReplies = texts(SEED_KEYS.savedReplies, 'saved-replies', savedReplySeeds);
const preparedMails = texts(SEED_KEYS.preparedMails, 'prepared-mails', preparedMailSeeds);

/** After everything else that adds pictures. */
const pictureSizes: SeedPiece = {
  key: SEED_KEYS.pictureSizes,
  isEmpty: async () => true,
  insert: setImageSizes,
};

const sentences: SeedPiece = {
  key: SEED_KEYS.sentences,
  isEmpty: async () => true,
  insert: () => noteOriginals(PAGE_TABLES),
};

export const pieces: SeedPiece[] = [
  brand,
  links,
  legal,
  rules,
  info,
  ...PAGE_TABLES.map(words),
  savedReplies,
  preparedMails,
  pictureSizes,
  sentences,
];
