/** By what the brand that a new site comes with is known, and how it is reached. The seed stores these. */
export const SAMPLE_BRAND = {
  name: 'Colonnade',
  mailbox: 'hello@colonnade.example',
  social: {
    x: 'https://x.com/colonnade',
    facebook: 'https://www.facebook.com/colonnade',
    instagram: 'https://www.instagram.com/colonnade',
    linkedin: 'https://www.linkedin.com/company/colonnade',
    tiktok: 'https://www.tiktok.com/@colonnadeapp',
  },
};

export const SAMPLE_PROFILES: readonly string[] = Object.values(SAMPLE_BRAND.social);

/** Under a name of its own, a site must not lead to the sample brand. */
const isOther = (brandName: string) => brandName !== SAMPLE_BRAND.name;

export const isSampleMailbox = (brandName: string, address: string | null | undefined): boolean =>
  isOther(brandName) && address?.toLowerCase() === SAMPLE_BRAND.mailbox;

export const isSampleProfile = (brandName: string, address: string | null | undefined): boolean =>
  isOther(brandName) && SAMPLE_PROFILES.includes(address ?? '');
