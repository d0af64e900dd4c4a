import { query, send, signIn } from './api';
import { meridian } from './meridian';
import { startSite } from './site';

/** The environment variable that gives every site of a test run the second brand. */
export const SECOND_BRAND = 'TEST_SECOND_BRAND';

/** The first brand has one address for everything, and its tests count on that. */
const contact = meridian.mailboxes.contact;
const mailboxes = { contact, support: contact, applications: contact, quotes: contact };
/** Its tests also count on a picture in the showcase; without the field, the seed's stays. */
const { showcaseImage: _, ...rest } = meridian;

/** Publishes the second brand in a prepared database, from which every site of a run is copied. */
export async function publishSecondBrand(database: string): Promise<void> {
  const site = await startSite({ database, isPrepared: true });
  try {
    const brand = { ...rest, mailboxes, _status: 'published' };
    const saved = await send(site, '/admin/api/globals/brand', brand, { cookie: await signIn(site) });
    if (saved.status !== 200) throw new Error(`The second brand was refused: ${saved.text}`);
    // The links are content, not brand: its accounts have other names.
    await query(site, "update social_links set url = regexp_replace(url, 'colonnade(app)?', 'meridian')");
    // For the tests, nobody was here before. The trigger that keeps this table append-only is off for one statement.
    await query(
      site,
      'set session_replication_role = replica; delete from activity; reset session_replication_role',
    );
  } finally {
    await site.stop();
  }
}

/** What the tests of the first brand expect, and what the second brand shows in its place. */
const EXPECTATIONS: [first: RegExp, second: string][] = [
  [/\bColonnade\b/g, 'Meridian'],
  [/Run the chapter, not the spreadsheet(?=\\?\.)/g, 'The whole chapter, on the same page'],
  [/\bCLN\b/g, 'MRD'],
  [/\bcolonnade(?=\\?\.example)/g, 'meridian'],
  [/(?<=(?:x|facebook|instagram)\.com\/)colonnade\b/g, 'meridian'],
  [/(?<=linkedin\.com\/company\/)colonnade\b/g, 'meridian'],
  [/@colonnade(?:app)?\b/g, '@meridian'],
  [/#7c3aed/g, '#0c6b62'],
  [/rgb\(124, 58, 237\)/g, 'rgb(12, 107, 98)'],
  [/rgb\(27, 16, 51\)/g, 'rgb(7, 38, 43)'],
  [/rgb\(250, 246, 238\)/g, 'rgb(242, 247, 245)'],
  [/#faf6ee/g, '#f2f7f5'],
  [/#fffdf9/g, '#fbfefd'],
  [/#1b1033/g, '#07262b'],
  [/rgba\(250, 246, 238, 0\.98\)/g, 'rgba(242, 247, 245, 0.98)'],
  // What derives from them: the desk in the dark, text on ink, the first color's contrast to white, and the wheel.
  [/rgb\(24, 17, 40\)/g, 'rgb(0, 26, 31)'],
  [/rgb\(244, 240, 250\)/g, 'rgb(232, 245, 242)'],
  [/rgb\(244, 239, 230\)/g, 'rgb(234, 241, 238)'],
  [/5\.70(?= : 1, any text)/g, '6.37'],
  [/\[227, 192, 122\]/g, '[255, 168, 145]'],
  // The evening's paper, and the least red of the paper by day.
  [/rgb\(20, 14, 36\)/g, 'rgb(0, 23, 27)'],
  [/#140e24/g, '#00171b'],
  [/(?<=Math\.min\(\.\.\.reds\)\)\.toBeGreaterThan\()243/g, '236'],
  // The pictures and the audit that are committed show the first brand.
  [
    /(?<=const (?:FOLDER|FILE) = path\.join\(root, )(?='(?:docs\/screens|accessibility-audit\.json)')/g,
    "'.second-brand', ",
  ],
];

/**
 * @param sources of tests and of what they share, by file
 * @returns the same as the second brand's tests
 * @throws Error when an expectation is nowhere: the tests state another one now
 */
export function expectSecondBrand(sources: Map<string, string>): Map<string, string> {
  let all = [...sources];
  for (const [first, second] of EXPECTATIONS) {
    if (!all.some(([, text]) => text.search(first) >= 0))
      throw new Error(`No test expects ${first} any more`);
    all = all.map(([file, text]) => [file, text.replace(first, second)]);
  }
  return new Map(all);
}

/** Files about both brands. */
export const ABOUT_BOTH = [
  'e2e/second-brand.spec.ts',
  'e2e/brand-file.spec.ts',
  'screens/meridian.screens.ts',
];

/** Tests about the first brand's own colors, faces and picture, each with its reason. */
export const ABOUT_THE_FIRST: [title: string, reason: string][] = [
  ['/press shows the mark, the colors and texts in three lengths', 'states five derived colors'],
  ['Save image gives the picture at scale 2', 'counts pixels of a derived color'],
  ['piece, cloth and ink are chosen with the keyboard', 'which inks a cloth carries depends on the palette'],
  ['the quote form receives the design', 'names a dye by the brand’s hue'],
  [
    'by keyboard alone, an admin starts with their own brand',
    'only a site with the seed’s brand asks for one',
  ],
  ['late fonts shift almost nothing', 'whether a line breaks as in the fallback font depends on its words'],
];
