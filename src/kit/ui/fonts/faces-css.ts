import { DISPLAY_FACES, type Faces, TEXT_FACES } from '@/kit/shared/faces';
import { DISPLAY_FILES, TEXT_FILES } from './face-files';
import { DISPLAY_FALLBACKS, fallbackFace, TEXT_FALLBACKS } from './fallback-fonts';

/**
 * The letters in each file, as in scripts/make-fonts.ts. They may not overlap: a letter in two files would load both.
 * Pages preload the first file of each face, with the characters of English; the rest of Latin, and Greek, load when a
 * page has them. Greek capitals, which chapters are named with, are in a file apart from other Greek.
 */
export const RANGES = {
  latin:
    'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+E1,U+E3,U+E7,U+E9,U+ED,U+F1,U+F3,U+F6,U+FA,U+FC,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2190,U+2192,U+2212',
  latinRest:
    'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-E0,U+E2,U+E4-E6,U+E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F5,U+F7-F9,U+FB,U+FD-FF,U+131,U+152-153,U+2010,U+2012,U+201A,U+201E,U+2032-2033,U+2039-203A,U+20AC,U+2191,U+2193',
  greekCapitals: 'U+391-3A9',
  greek: 'U+370-390,U+3AA-3FF',
} as const;

type Part = keyof typeof RANGES;

const webFace = (family: string, weight: string, address: string, part: Part) =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${RANGES[part]}}`;

const listed = (families: string[]) => families.map((family) => `"${family}"`).join(',');

/** The files that nearly every page needs. */
export const preloadedFiles = ({ display, text }: Faces) => [
  DISPLAY_FILES[display].latin,
  TEXT_FILES[text].latin,
];

/**
 * Everything that styles need of a brand's faces, and nothing of the others: their files, fallback fonts of the same
 * widths, and the two variables that stylesheets use. Greek letters always come from the display face.
 */
export function facesCss({ display, text }: Faces): string {
  const [heading, body] = [DISPLAY_FILES[display], TEXT_FILES[text]];
  const [name, textName] = [DISPLAY_FACES[display], TEXT_FACES[text]];
  const greek = `${name} Greek`;
  const fallbacks = (family: string, all: { name: string }[]) => all.map((one) => `${family} ${one.name}`);
  const stacks = [
    `--font-display:${listed([name, greek, ...fallbacks(name, DISPLAY_FALLBACKS)])},Georgia,serif`,
    `--font-text:${listed([textName, greek, ...fallbacks(textName, TEXT_FALLBACKS)])},Arial,system-ui,sans-serif`,
  ];
  return [
    webFace(name, heading.weight, heading.latin, 'latin'),
    webFace(name, heading.weight, heading.latinRest, 'latinRest'),
    webFace(greek, heading.greekWeight, heading.greekCapitals, 'greekCapitals'),
    webFace(greek, heading.greekWeight, heading.greek, 'greek'),
    webFace(textName, body.weight, body.latin, 'latin'),
    webFace(textName, body.weight, body.latinRest, 'latinRest'),
    ...DISPLAY_FALLBACKS.map((one) => fallbackFace(name, heading, one)),
    ...TEXT_FALLBACKS.map((one) => fallbackFace(textName, body, one)),
    `:root{${stacks.join(';')}}`,
  ].join('');
}
