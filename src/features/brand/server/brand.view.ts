import { businessHoursOf } from '@/core/shared/business-hours';
import { isSampleProfile } from '@/core/shared/sample-brand';
import { type AskedColors, paletteOf, usedColors } from '@/kit/shared/palette/palette';
import type { Brand, Media } from '@/payload-types';
import type { BrandView } from '../contract';

/** The running strip with its `{seats}` filled in; when no seat is left it says so instead of "only 0". */
const announce = ({ announcements, announcementFull, seatsTotal }: Brand, seatsLeft: number) =>
  (announcements ?? []).map(({ text }) => {
    if (!text.includes('{seats}')) return text;
    return seatsLeft === 0
      ? announcementFull.replaceAll('{seats}', String(seatsTotal))
      : text.replaceAll('{seats}', String(seatsLeft));
  });

const address = (filename: string) => `/media/${encodeURIComponent(filename)}`;

const showcase = (media: Brand['showcaseImage']): BrandView['showcaseImage'] => {
  if (!media || typeof media !== 'object') return null;
  const { filename, width, height, alt, sizes }: Media = media;
  if (!filename || !width || !height) return null;
  const copies = [...Object.values(sizes ?? {}), { filename, width }];
  const srcSet = copies
    .flatMap((copy) => (copy.filename && copy.width ? [`${address(copy.filename)} ${copy.width}w`] : []))
    .join(', ');
  return { url: address(filename), srcSet, width, height, alt };
};

/** @param accepted applications that hold a seat */
export function toBrandView(brand: Brand, accepted: number): BrandView {
  const seatsLeft = Math.max(0, brand.seatsTotal - accepted);
  const texts = (rows: { text: string }[] | null | undefined) => (rows ?? []).map((row) => row.text);
  const asked = brand.colors as AskedColors;
  const { x, facebook, instagram, linkedin, tiktok } = brand.social ?? {};
  const own = (profile: string | null | undefined) =>
    isSampleProfile(brand.name, profile) ? '' : (profile ?? '');
  return {
    name: brand.name,
    prefix: brand.prefix,
    audience: brand.audience,
    tagline: brand.tagline,
    markPath: brand.markPath,
    motto: brand.motto,
    siteUrl: brand.siteUrl,
    mailboxes: brand.mailboxes,
    social: {
      x: own(x),
      facebook: own(facebook),
      instagram: own(instagram),
      linkedin: own(linkedin),
      tiktok: own(tiktok),
    },
    colors: usedColors(asked),
    palette: paletteOf(asked),
    faces: brand.faces,
    prize: brand.prize,
    seatsTotal: brand.seatsTotal,
    seatsLeft,
    answerDays: brand.answerDays ?? null,
    hours: businessHoursOf(brand.hours),
    announcements: announce(brand, seatsLeft),
    benefits: (brand.benefits ?? []).map(({ title, text }) => ({ title, text })),
    claims: texts(brand.claims),
    partnerChapters: (brand.partnerChapters ?? []).map(({ name, school, letters }) => ({
      name,
      school,
      letters,
    })),
    assetsForStaffOnly: brand.brandAssetsStaffOnly === true,
    updatedAt: brand.updatedAt ?? '',
    showcaseImage: showcase(brand.showcaseImage),
  };
}
