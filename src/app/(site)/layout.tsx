import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { frameWords, wordsFor } from '@/app/words';
import { isPreview } from '@/core/server/draft-mode';
import { issueFormToken } from '@/core/server/spam-checks';
import { env } from '@/env';
import { isOn } from '@/features';
import type { BrandView } from '@/features/brand/contract';
import { getBrand } from '@/features/brand/server/brand.queries';
import { siteIcons } from '@/features/brand/server/site-icons';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { NewsletterPanel } from '@/features/newsletter/ui/newsletter-panel';
import { keepHeadStyle } from '@/kit/server/keep-head-style';
import { eveningOf } from '@/kit/shared/palette/evening';
import { dayAndEveningCss } from '@/kit/shared/palette/palette-css';
import { facesCss, preloadedFiles } from '@/kit/ui/fonts/faces-css';
import { EarlyPress } from '@/kit/ui/page-shell/early-press';
import { FacesStyle } from '@/kit/ui/page-shell/faces-style';
import { HeadStyle } from '@/kit/ui/page-shell/head-style';
import { PaletteStyle } from '@/kit/ui/page-shell/palette-style';
import { PreloadFonts } from '@/kit/ui/page-shell/preload-fonts';
import { SiteFooter } from '@/kit/ui/page-shell/site-footer';
import { SiteHeader } from '@/kit/ui/page-shell/site-header';
import { SiteSkipLink } from '@/kit/ui/page-shell/skip-link';
import { ToastRegion } from '@/kit/ui/page-shell/toast-region';
import '@/kit/ui/styles/site.css';

// The front caches complete pages; Next renders each time, so a build needs no database.
export const dynamic = 'force-dynamic';

export async function generateViewport(): Promise<Viewport> {
  const { palette } = await getBrand();
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: palette.paper },
      { media: '(prefers-color-scheme: dark)', color: eveningOf(palette).paper },
    ],
  };
}

export async function generateMetadata() {
  const brand = await getBrand();
  const { name, tagline } = brand;
  return {
    // The brand's own address may be another site; these pages belong to this one.
    metadataBase: new URL(env().SITE_URL),
    title: { default: name, template: `%s | ${name}` },
    description: tagline,
    icons: siteIcons(brand),
    openGraph: { siteName: name, type: 'website', locale: 'en_US' },
  } satisfies Metadata;
}

/** The brand's colors and faces. A preview takes a draft's without another document, so there they are elements. */
const BrandStyle = ({ brand: { palette, faces } }: { brand: Pick<BrandView, 'palette' | 'faces'> }) =>
  isPreview() ? (
    <>
      <PaletteStyle css={dayAndEveningCss(palette)} />
      <FacesStyle faces={faces} />
    </>
  ) : (
    <HeadStyle name={keepHeadStyle(dayAndEveningCss(palette) + facesCss(faces))} />
  );

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [brand, { header, footer, cameBy }, newsletter] = await Promise.all([
    getBrand(),
    frameWords(),
    wordsFor(NEWSLETTER_TEXTS),
  ]);
  const signUp = isOn('newsletter') && (
    <NewsletterPanel formToken={issueFormToken()} cameBy={cameBy} words={newsletter} />
  );
  return (
    <html lang="en" data-scroll-behavior="smooth">
      <head>
        <BrandStyle brand={brand} />
        <PreloadFonts files={preloadedFiles(brand.faces)} />
      </head>
      <body>
        <SiteSkipLink label={header.skip} />
        <SiteHeader brand={brand} words={header} />
        {children}
        <SiteFooter brand={brand} newsletter={signUp} words={footer} />
        <ToastRegion label={header.messages} />
        <EarlyPress />
      </body>
    </html>
  );
}
