import type { Metadata } from 'next';

const DESCRIPTION =
  'Custom chapter apparel with the whole cost written out: blanks, ink, labor, design and our margin. No hidden fees, and a margin that falls with each order.';

/** What the page says of itself to search engines and to whoever shares it. */
export function merchMetadata(name: string): Metadata {
  const title = 'Custom chapter apparel, priced to the cent';
  return {
    title,
    description: DESCRIPTION,
    keywords: [
      'fraternity apparel',
      'sorority apparel',
      'Greek letter shirts',
      'custom chapter merchandise',
      'event shirts',
      'transparent pricing',
    ],
    alternates: { canonical: '/merch' },
    openGraph: {
      title: `${title} | ${name}`,
      description: DESCRIPTION,
      url: '/merch',
      siteName: name,
      type: 'website',
      locale: 'en_US',
    },
    twitter: { card: 'summary_large_image', title: `${title} | ${name}`, description: DESCRIPTION },
  };
}

type Organization = { name: string; tagline: string; mailbox: string; profiles: string[] };

/** schema.org's Organization as a script's text. @param address the site's own, absolute */
export function organizationJson(
  { name, tagline, mailbox, profiles }: Organization,
  address: string,
): string {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: address,
    description: tagline,
    sameAs: profiles.filter(Boolean),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: mailbox },
  };
  // A brand called '</script>' must not end the element.
  return JSON.stringify(organization).replace(/</g, '\\u003c');
}
