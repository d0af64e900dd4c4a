import Link from 'next/link';
import type { ReactNode } from 'react';
import { SocialLogo, type SocialNetwork } from '../social-logos';
import { Lockup } from './lockup';

type FooterBrand = {
  name: string;
  markPath: string;
  tagline: string;
  social: Record<'x' | 'facebook' | 'instagram' | 'linkedin', string>;
};

const COLUMNS = [
  {
    title: 'Company',
    links: [
      ['About', '/about'],
      ['Careers', '/careers'],
      ['Blog', '/blog'],
      ['Press', '/press'],
      ['Help Center', '/support'],
      ['Join Waitlist', '/#waitlist'],
    ],
  },
  {
    title: 'Policies',
    links: [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms'],
      ['Cookie Policy', '/cookies'],
      ['GDPR', '/gdpr'],
    ],
  },
  {
    title: 'Site',
    links: [
      ['Sitemap', '/sitemap'],
      ['Accessibility', '/accessibility'],
      ['Merch', '/merch'],
      ['Links', '/links'],
    ],
  },
] as const;

const NETWORKS: [keyof FooterBrand['social'] & SocialNetwork, string][] = [
  ['x', 'X'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
];

export function SiteFooter({ brand, newsletter }: { brand: FooterBrand; newsletter: ReactNode }) {
  return (
    <footer className="site-footer on-ink">
      <svg className="site-footer-roof" viewBox="0 0 1440 88" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H1440V88L720 2 0 88z" />
      </svg>
      <div className="laid-out-late container-page">
        <div className="site-footer-grid">
          {newsletter}
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="site-footer-title">{title}</p>
              <ul>
                {links.map(([label, href]) => (
                  <li key={href}>
                    <FooterLink href={href}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="site-footer-base">
          <Lockup name={brand.name} markPath={brand.markPath} />
          <p>
            © {new Date().getFullYear()} {brand.name}
          </p>
          <ul>
            {NETWORKS.map(([network, label]) => (
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
