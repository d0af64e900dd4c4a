import { DISPLAY_FACES, type Faces, TEXT_FACES } from '@/kit/shared/faces';
import { DISPLAY_FILES, TEXT_FILES } from './face-files';

/**
 * Fallback fonts until the web fonts arrive, scaled to the same widths and line boxes so that nothing moves. Measured in
 * Chromium on the site's own headings (Piazzolla 700 at 64 px) and text (Instrument Sans 400 at 17 px). Gelasio Bold and
 * Liberation, which have the same widths, stood in for Georgia, Times and Arial. Noto and Roboto are the fonts of Android
 * phones, DejaVu that of a plain Linux: its text breaks the home page's lines where Instrument Sans does.
 */
type Fallback = {
  name: string;
  /** In the order in which a browser looks for them. */
  local: string[];
  /** Scales it to the widths of the first face. */
  size: number;
};

const DISPLAY_FALLBACKS: Fallback[] = [
  { name: 'Georgia', local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], size: 0.833 },
  {
    name: 'Times',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    size: 1,
  },
  { name: 'Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], size: 0.848 },
  { name: 'DejaVu', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 0.764 },
];

const TEXT_FALLBACKS: Fallback[] = [
  {
    name: 'Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
    size: 1.021,
  },
  { name: 'DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], size: 0.922 },
];

const percent = (ratio: number) => `${Number((100 * ratio).toFixed(1))}%`;

/** @param family the face's name; the fallback's is "<family> <name>" */
function fallbackFace(
  family: string,
  face: { ascent: number; descent: number; width: number },
  { name, local, size }: Fallback,
): string {
  const scale = size * face.width;
  return `@font-face{font-family:"${family} ${name}";src:${local.map((font) => `local("${font}")`).join(',')};font-weight:100 900;size-adjust:${percent(scale)};ascent-override:${percent(face.ascent / scale)};descent-override:${percent(face.descent / scale)};line-gap-override:0%}`;
}

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
