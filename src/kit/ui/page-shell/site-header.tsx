import Link from 'next/link';
import { isClosed } from '@/kit/shared/closed-addresses';
import { CLOSE } from '@/kit/ui/client-glyph-shapes';
import { Glyph } from '@/kit/ui/glyph';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { HeaderFrame } from './header-frame';
import { Lockup } from './lockup';

type HeaderWords = Record<'features' | 'merch' | 'support' | 'waitlist' | 'menu' | 'main' | 'sheet', string>;
type SiteHeaderProps = { brand: { name: string; markPath: string }; words: HeaderWords };

/** The links, twice: in the bar, and in the sheet on small screens. */
export function SiteHeader({ brand, words }: SiteHeaderProps) {
  const { menu, main, sheet } = words;
  return (
    <HeaderFrame
      words={{ menu, main, sheet }}
      logo={<Lockup name={brand.name} markPath={brand.markPath} />}
      openIcon={<Glyph name="menu" size={22} />}
      closeIcon={<LineGlyph shape={CLOSE} size={22} />}
      links={
        <>
          <NavLinks words={words} />
          <a href="/#waitlist" className="button" data-variant="ink" data-size="sm">
            {words.waitlist}
          </a>
        </>
      }
      sheetLinks={
        <>
          <NavLinks words={words} />
          <a href="/#waitlist">{words.waitlist}</a>
        </>
      }
    />
  );
}

/** Anchors are plain links: the browser scrolls on a second click too, and from every page. */
function NavLinks({ words }: { words: HeaderWords }) {
  return (
    <>
      <a href="/#features">{words.features}</a>
      {isClosed('/merch') ? null : (
        <Link href="/merch" prefetch={false}>
          {words.merch}
        </Link>
      )}
      <a href="/support">{words.support}</a>
    </>
  );
}
