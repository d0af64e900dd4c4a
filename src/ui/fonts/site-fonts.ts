import localFont from 'next/font/local';

/**
 * Two preloaded Latin files, and Greek letters that load when a page has them: capitals, which chapters are named with,
 * or all the others. The stand-ins until they arrive are measured in styles/fallback-fonts.css; Next's own guess would be
 * for the regular weight.
 */
const piazzolla = localFont({
  src: './piazzolla-latin.woff2',
  variable: '--font-piazzolla',
  weight: '400 760',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-203A, U+20AC, U+2122, U+2190-2193, U+2212',
    },
  ],
});

const piazzollaGreek = localFont({
  src: './piazzolla-greek.woff2',
  variable: '--font-piazzolla-greek',
  weight: '400 760',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+370-390, U+3AA-3FF' }],
});

const piazzollaGreekCapitals = localFont({
  src: './piazzolla-greek-capitals.woff2',
  variable: '--font-piazzolla-greek-capitals',
  weight: '400 760',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+391-3A9' }],
});

const instrumentSans = localFont({
  src: './instrument-sans-latin.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});

/** Classes for <html> that define the font variables the tokens name. */
export const fontClasses = [piazzolla, piazzollaGreekCapitals, piazzollaGreek, instrumentSans]
  .map(({ variable }) => variable)
  .join(' ');
