import type { Metadata } from 'next';
import { addressOf } from '@/core/server/named-file';
import { iconName } from './brand-icons';

/** The icons that every page names; their addresses change with the mark and its color. */
export function siteIcons(looks: Parameters<typeof iconName>[0]): Metadata['icons'] {
  const name = iconName(looks);
  return {
    icon: [
      { url: addressOf('/favicon.ico', name), sizes: '48x48' },
      { url: addressOf('/icons/icon.svg', name), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: addressOf('/apple-touch-icon.png', name), sizes: '180x180' },
  };
}
