/** What opens a list: saved replies in an answer, colleagues in a note. */
export type Sign = '/' | '@';

export type SlashWord = { from: number; to: number; filter: string };

const WORDS = { '/': /(?:^|\s)(\/[^\s/]*)$/, '@': /(?:^|[\s(])(@[^\s@]*)$/ } as const;

/** The word that begins with the sign right before the caret; null if there is none. */
export function slashWord(text: string, caret: number, sign: Sign = '/'): SlashWord | null {
  const found = WORDS[sign].exec(text.slice(0, caret));
  if (!found?.[1]) return null;
  return { from: caret - found[1].length, to: caret, filter: found[1].slice(1).toLowerCase() };
}

export type SavedText = { title: string; subject: string | null; text: string };

/** Texts whose title or words contain the filter, those with a matching title first. */
export function matchingTexts(all: readonly SavedText[], filter: string): SavedText[] {
  const inTitle = all.filter(({ title }) => title.toLowerCase().includes(filter));
  const inText = all.filter((one) => !inTitle.includes(one) && one.text.toLowerCase().includes(filter));
  return [...inTitle, ...inText];
}
