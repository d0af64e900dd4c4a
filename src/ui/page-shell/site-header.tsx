import { Menu, X } from 'lucide-react';
import Link from 'next/link';
import { HeaderFrame } from './header-frame';
import { Lockup } from './lockup';

type SiteHeaderProps = { brand: { name: string; markPath: string } };

/** The four links, twice: in the bar, and in the sheet on small screens. */
export function SiteHeader({ brand }: SiteHeaderProps) {
  return (
    <HeaderFrame
      logo={<Lockup name={brand.name} markPath={brand.markPath} />}
      openIcon={<Menu aria-hidden="true" size={22} strokeWidth={1.75} />}
      closeIcon={<X aria-hidden="true" size={22} strokeWidth={1.75} />}
      links={
        <>
          <NavLinks />
          <a href="/#waitlist" className="button" data-variant="ink" data-size="sm">
            Join Waitlist
          </a>
        </>
      }
      sheetLinks={
        <>
          <NavLinks />
          <a href="/#waitlist">Join Waitlist</a>
        </>
      }
    />
  );
}

/** Anchors are plain links: the browser scrolls on a second click too, and from every page. */
function NavLinks() {
  return (
    <>
      <a href="/#features">Features</a>
      <Link href="/merch" prefetch={false}>
        Merch
      </Link>
      <a href="/support">Support</a>
    </>
  );
}
