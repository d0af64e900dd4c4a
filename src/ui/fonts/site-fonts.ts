import localFont from 'next/font/local';

/**
 * Two preloaded files with the characters of English; the rest of Latin, and Greek, load when a page has them. Greek
 * capitals, which chapters are named with, are in a file apart from other Greek. The ranges are those of
 * scripts/make-fonts.ts and may not overlap: a letter in two files would load both. The metrics of the fallback fonts
 * are measured in styles/fallback-fonts.css; Next's own guess would be for the regular weight.
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
      value:
        'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E1, U+E3, U+E7, U+E9, U+ED, U+F1, U+F3, U+F6, U+FA, U+FC, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2190, U+2192, U+2212',
    },
  ],
});

const piazzollaRest = localFont({
  src: './piazzolla-latin-rest.woff2',
  variable: '--font-piazzolla-rest',
  weight: '400 760',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E0, U+E2, U+E4-E6, U+E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F5, U+F7-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2010, U+2012, U+201A, U+201E, U+2032-2033, U+2039-203A, U+20AC, U+2191, U+2193',
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
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E1, U+E3, U+E7, U+E9, U+ED, U+F1, U+F3, U+F6, U+FA, U+FC, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2190, U+2192, U+2212',
    },
  ],
});

const instrumentSansRest = localFont({
  src: './instrument-sans-latin-rest.woff2',
  variable: '--font-instrument-rest',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E0, U+E2, U+E4-E6, U+E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F5, U+F7-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2010, U+2012, U+201A, U+201E, U+2032-2033, U+2039-203A, U+20AC, U+2191, U+2193',
    },
  ],
});

/** Classes for <html> that define the font variables that the tokens use. */
export const fontClasses = [
  piazzolla,
  piazzollaRest,
  piazzollaGreekCapitals,
  piazzollaGreek,
  instrumentSans,
  instrumentSansRest,
]
  .map(({ variable }) => variable)
  .join(' ');
