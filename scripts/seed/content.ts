import type { GlobalSlug, Payload } from 'payload';
import { BLOG_TEXTS } from '@/features/blog/contract.texts';
import { ASSETS_TEXTS } from '@/features/brand-assets/contract.texts';
import { CHECK_TEXTS } from '@/features/draw/contract.check-texts';
import { ENTRY_TEXTS } from '@/features/draw/contract.entry-texts';
import { ROUND_TEXTS } from '@/features/draw/contract.round-texts';
import { DRAW_TEXTS } from '@/features/draw/contract.texts';
import { WHEEL_TEXTS } from '@/features/draw/contract.wheel-texts';
import { FRAME_TEXTS } from '@/features/frame/contract.texts';
import { HELP_TEXTS } from '@/features/help/contract.texts';
import { HOME_TEXTS } from '@/features/home/contract.texts';
import { POLICY_TEXTS } from '@/features/legal/contract.texts';
import { LETTERS_TEXTS } from '@/features/letters/contract.texts';
import { LINKS_TEXTS } from '@/features/links/contract.texts';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { MERCH_TEXTS } from '@/features/merch/contract.texts';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { OPENINGS_TEXTS } from '@/features/openings/contract.texts';
import { STATUS_TEXTS } from '@/features/status/contract.texts';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { originalTexts, type PageTexts } from '@/shared/page-texts';
import { brandSeed, linkSeeds } from './brand.seed';
import { guidelines } from './brand-guidelines.seed';
import { setImageSizes } from './image-sizes';
import { sowInfoPages } from './info.seed';
import { SEED_KEYS } from './keys';
import { sowLegalTexts } from './legal.seed';
import { preparedMailSeeds } from './prepared-mails.seed';
import { savedReplySeeds } from './saved-replies.seed';
import { showcase } from './showcase';

type Piece = {
  /** Stored in site.meta once added: content that an editor deleted does not come back. */
  key: string;
  isEmpty: (payload: Payload) => Promise<boolean>;
  sow: (payload: Payload) => Promise<unknown>;
};

async function sowBrand(payload: Payload) {
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

const brand: Piece = {
  key: SEED_KEYS.brand,
  isEmpty: async (payload) => !(await payload.findGlobal({ slug: 'brand', overrideAccess: true })).name,
  sow: sowBrand,
};

const links: Piece = {
  key: SEED_KEYS.links,
  isEmpty: async (payload) =>
    (await payload.count({ collection: 'social-links', trash: true, overrideAccess: true })).totalDocs === 0,
  sow: async (payload) => {
    for (const data of linkSeeds) {
      await payload.create({ collection: 'social-links', data, overrideAccess: true });
    }
  },
};

/** Each text checks for itself whether an editor was there first. */
const legal: Piece = { key: SEED_KEYS.legal, isEmpty: async () => true, sow: sowLegalTexts };

const rules: Piece = { ...legal, key: SEED_KEYS.rules };

/** Likewise, page by page. */
const info: Piece = { key: SEED_KEYS.info, isEmpty: async () => true, sow: sowInfoPages };

const brandGuidelines: Piece = {
  key: SEED_KEYS.brandGuidelines,
  isEmpty: async (payload) => {
    const page = await payload.findGlobal({ slug: 'brand-guidelines', depth: 0, overrideAccess: true });
    return !page.intro?.heading;
  },
  sow: (payload) =>
    payload.updateGlobal({
      slug: 'brand-guidelines',
      data: { ...guidelines, _status: 'published' },
      overrideAccess: true,
    }),
};

/** A page's texts as they are; its history begins with them. */
const words = (key: string, page: PageTexts): Piece => {
  const slug = page.slug as GlobalSlug;
  return {
    key,
    isEmpty: async (payload) =>
      !(await payload.findGlobal({ slug, depth: 0, overrideAccess: true })).createdAt,
    sow: (payload) =>
      payload.updateGlobal({
        slug,
        data: { ...originalTexts(page), _status: 'published' } as object,
        overrideAccess: true,
      }),
  };
};

const texts = (key: string, collection: 'saved-replies' | 'prepared-mails', rows: object[]): Piece => ({
  key,
  isEmpty: async (payload) => (await payload.count({ collection, overrideAccess: true })).totalDocs === 0,
  sow: async (payload) => {
    for (const data of rows) await payload.create({ collection, data: data as never, overrideAccess: true });
  },
});

const savedReplies = texts(SEED_KEYS.savedReplies, 'saved-replies', savedReplySeeds);
const preparedMails = texts(SEED_KEYS.preparedMails, 'prepared-mails', preparedMailSeeds);

/** After everything else that adds pictures. */
const pictureSizes: Piece = { key: SEED_KEYS.pictureSizes, isEmpty: async () => true, sow: setImageSizes };

export const pieces: Piece[] = [
  brand,
  links,
  legal,
  rules,
  info,
  brandGuidelines,
  words(SEED_KEYS.homePage, HOME_TEXTS),
  words(SEED_KEYS.lettersSection, LETTERS_TEXTS),
  words(SEED_KEYS.applicationForm, APPLICATION_TEXTS),
  words(SEED_KEYS.newsletterForm, NEWSLETTER_TEXTS),
  words(SEED_KEYS.openingsPage, OPENINGS_TEXTS),
  words(SEED_KEYS.policyPages, POLICY_TEXTS),
  words(SEED_KEYS.platformStatus, STATUS_TEXTS),
  words(SEED_KEYS.pageFrame, FRAME_TEXTS),
  words(SEED_KEYS.helpPage, HELP_TEXTS),
  words(SEED_KEYS.minutesPage, BLOG_TEXTS),
  words(SEED_KEYS.drawPage, DRAW_TEXTS),
  words(SEED_KEYS.drawRound, ROUND_TEXTS),
  words(SEED_KEYS.drawEntry, ENTRY_TEXTS),
  words(SEED_KEYS.drawCheck, CHECK_TEXTS),
  words(SEED_KEYS.drawWheel, WHEEL_TEXTS),
  words(SEED_KEYS.linksPage, LINKS_TEXTS),
  words(SEED_KEYS.brandAssetsPage, ASSETS_TEXTS),
  words(SEED_KEYS.merchPage, MERCH_TEXTS),
  words(SEED_KEYS.quoteForm, QUOTE_TEXTS),
  words(SEED_KEYS.supportPage, SUPPORT_TEXTS),
  words(SEED_KEYS.supportRequests, TICKET_TEXTS),
  savedReplies,
  preparedMails,
  pictureSizes,
];
