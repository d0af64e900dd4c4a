import type { MetadataRoute } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';

export const dynamic = 'force-dynamic';

/** GET /manifest.webmanifest: what a phone needs to install the site as an app. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const brand = await getBrand();
  const icon = (file: string, sizes: string, type: string, purpose: 'any' | 'maskable' = 'any') => ({
    src: iconAddress(file, brand),
    sizes,
    type,
    purpose,
  });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: brand.colors.paper,
    theme_color: brand.colors.paper,
    icons: [
      icon('icon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}
