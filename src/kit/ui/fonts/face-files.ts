import type { DisplayFace, TextFace } from '@/kit/shared/faces';
import commissionerLatin from './commissioner-latin.woff2';
import commissionerLatinRest from './commissioner-latin-rest.woff2';
import instrumentLatin from './instrument-sans-latin.woff2';
import instrumentLatinRest from './instrument-sans-latin-rest.woff2';
import literataGreek from './literata-greek.woff2';
import literataGreekCapitals from './literata-greek-capitals.woff2';
import literataLatin from './literata-latin.woff2';
import literataLatinRest from './literata-latin-rest.woff2';
import piazzollaGreek from './piazzolla-greek.woff2';
import piazzollaGreekCapitals from './piazzolla-greek-capitals.woff2';
import piazzollaLatin from './piazzolla-latin.woff2';
import piazzollaLatinRest from './piazzolla-latin-rest.woff2';
import sourceSansLatin from './source-sans-3-latin.woff2';
import sourceSansLatinRest from './source-sans-3-latin-rest.woff2';
import sourceSerifGreek from './source-serif-4-greek.woff2';
import sourceSerifGreekCapitals from './source-serif-4-greek-capitals.woff2';
import sourceSerifLatin from './source-serif-4-latin.woff2';
import sourceSerifLatinRest from './source-serif-4-latin-rest.woff2';

type LatinFiles = { latin: string; latinRest: string };
/** `greekWeight`: for letters inside text, which is lighter than headings */
type GreekFiles = { greekCapitals: string; greek: string; greekWeight: string };

/** In units of the font's size; `width` is that of the same words in the first face. */
type Metrics = { weight: string; ascent: number; descent: number; width: number };

/**
 * Addresses and metrics of the bundled faces. The metrics were measured in Chromium, in headings at 64 px and in text
 * at 170 px; fallback-fonts.ts needs them.
 */
export const DISPLAY_FILES: Record<DisplayFace, LatinFiles & GreekFiles & Metrics> = {
  piazzolla: {
    latin: piazzollaLatin,
    latinRest: piazzollaLatinRest,
    greekCapitals: piazzollaGreekCapitals,
    greek: piazzollaGreek,
    weight: '690',
    greekWeight: '400 760',
    ascent: 1.11,
    descent: 0.31,
    width: 1,
  },
  'source-serif-4': {
    latin: sourceSerifLatin,
    latinRest: sourceSerifLatinRest,
    greekCapitals: sourceSerifGreekCapitals,
    greek: sourceSerifGreek,
    weight: '620',
    greekWeight: '620',
    ascent: 1.036,
    descent: 0.335,
    width: 0.954,
  },
  literata: {
    latin: literataLatin,
    latinRest: literataLatinRest,
    greekCapitals: literataGreekCapitals,
    greek: literataGreek,
    weight: '640',
    greekWeight: '640',
    ascent: 1.042,
    descent: 0.273,
    width: 1.006,
  },
};

export const TEXT_FILES: Record<TextFace, LatinFiles & Metrics> = {
  'instrument-sans': {
    latin: instrumentLatin,
    latinRest: instrumentLatinRest,
    weight: '400 700',
    ascent: 0.97,
    descent: 0.25,
    width: 1,
  },
  commissioner: {
    latin: commissionerLatin,
    latinRest: commissionerLatinRest,
    weight: '400 700',
    ascent: 1.017,
    descent: 0.206,
    width: 0.989,
  },
  'source-sans-3': {
    latin: sourceSansLatin,
    latinRest: sourceSansLatinRest,
    weight: '400 700',
    ascent: 1.106,
    descent: 0.432,
    width: 0.994,
  },
};
