import Link from 'next/link';
import type { ReactNode } from 'react';
import { isClosed } from '@/kit/shared/closed-addresses';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { SocialLogo, type SocialNetwork } from '../social-logos';
import { Lockup } from './lockup';
import { ThemeSwitch } from './theme-switch';

type FooterBrand = {
  name: string;
  markPath: string;
  tagline: string;
  social: Record<'x' | 'facebook' | 'instagram' | 'linkedin', string>;
};

const COLUMNS = [
  {
    heading: 'company',
    links: [
      ['about', '/about'],
      ['careers', '/careers'],
      ['blog', '/blog'],
      ['press', '/press'],
      ['help', '/support'],
      ['waitlist', '/#waitlist'],
    ],
  },
  {
    heading: 'policies',
    links: [
      ['privacy', '/privacy-policy'],
      ['terms', '/terms'],
      ['cookies', '/cookies'],
      ['gdpr', '/gdpr'],
    ],
  },
  {
    heading: 'site',
    links: [
      ['sitemap', '/sitemap'],
      ['accessibility', '/accessibility'],
      ['merch', '/merch'],
      ['links', '/links'],
    ],
  },
] as const;

type Column = (typeof COLUMNS)[number];
type ThemeWord = 'colors' | 'day' | 'evening' | 'device';
type FooterWords = Record<Column['heading'] | Column['links'][number][0] | ThemeWord | 'copyright', string>;

const NETWORKS: [keyof FooterBrand['social'] & SocialNetwork, string][] = [
  ['x', 'X'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
];

type SiteFooterProps = { brand: FooterBrand; newsletter: ReactNode; words: FooterWords };

export function SiteFooter({ brand, newsletter, words }: SiteFooterProps) {
  return (
    <footer className="site-footer on-ink">
      <svg className="site-footer-roof" viewBox="0 0 1440 88" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H1440V88L720 2 0 88z" />
      </svg>
      <div className="laid-out-late container-page">
        <div className="site-footer-grid">
          {newsletter}
          {COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={words[heading]}>
              <p className="site-footer-title">{words[heading]}</p>
              <ul>
                {links
                  .filter(([, href]) => !isClosed(href))
                  .map(([key, href]) => (
                    <li key={href}>
                      <FooterLink href={href}>{words[key]}</FooterLink>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <ThemeSwitch
          words={{ colors: words.colors, day: words.day, evening: words.evening, device: words.device }}
        />
        <div className="site-footer-base">
          <Lockup name={brand.name} markPath={brand.markPath} />
          <p>{fillPlaceholders(words.copyright, { year: String(new Date().getFullYear()) })}</p>
          <ul>
            {NETWORKS.filter(([network]) => brand.social[network]).map(([network, label]) => (
              <li key={network}>
                <a href={brand.social[network]} target="_blank" rel="noopener noreferrer">
                  <SocialLogo network={network} size={18} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.includes('#')) return <a href={href}>{children}</a>;
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}
