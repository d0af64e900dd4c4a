import { wordsFor } from '@/app/words';
import { VIA } from '@/core/shared/via-parameter';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { appScreens } from '@/features/app-screens/ui/app-screens';
import { getBrand } from '@/features/brand/server/brand.queries';
import { GUIDELINES_TEXTS } from '@/features/brand-assets/contract.guidelines-texts';
import { ASSETS_TEXTS } from '@/features/brand-assets/contract.texts';
import { SocialMediaPage } from '@/features/brand-assets/ui/social-media-page';

/** An address in words, and its QR code, which may carry where people came from. */
function coded(address: string, code: string | null) {
  const scanned = new URL(address);
  if (code !== null) scanned.searchParams.set(VIA, code);
  return { address, code: checkInCode(code === null ? address : scanned.href) };
}

/** @param code of a source, for the QR codes of what is printed */
export async function BrandAssetsView({ code }: { code: string | null }) {
  const brand = await getBrand();
  const { SITE_URL } = env();
  const checkIn = checkInCode(new URL(brand.siteUrl, SITE_URL).href);
  const screens = appScreens.map(({ key, fileName, label, Phone, Tablet }) => ({
    key,
    fileName,
    label,
    phone: <Phone brand={brand} code={checkIn} />,
    tablet: Tablet && <Tablet brand={brand} code={checkIn} />,
  }));
  return (
    <SocialMediaPage
      brand={brand}
      guidelines={await wordsFor(GUIDELINES_TEXTS)}
      words={await wordsFor(ASSETS_TEXTS)}
      screens={screens}
      links={coded(`${SITE_URL}/links`, code)}
      home={coded(SITE_URL, code)}
    />
  );
}
