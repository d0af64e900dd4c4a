/** Scripts that the bundled fonts contain; characters of others would appear as empty boxes. */
const UNKNOWN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Sc}\u0020+=<>|~^´¨°]/gu;

/** The drawable part of a text, in one line. */
export const drawable = (text: string) =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNKNOWN, '').replace(/ {2,}/g, ' ').trim();

/** @param steps from the shortest to the longest: up to this many letters, this size in px; the last has no limit */
const sizeFor = (text: string, steps: [letters: number, size: number][]) =>
  steps.find(([letters]) => text.length <= letters)?.[1] ?? steps.at(-1)?.[1] ?? 0;

export const headlineSize = (text: string) =>
  sizeFor(text, [
    [14, 100],
    [40, 74],
    [60, 68],
    [90, 54],
    [Number.POSITIVE_INFINITY, 44],
  ]);

/** A post's title, in a column of 580 px. */
export const postTitleSize = (text: string) =>
  sizeFor(text, [
    [34, 100],
    [Number.POSITIVE_INFINITY, 72],
  ]);

/** On the ticket picture the headline dominates: as large as one line of 1056 px allows. */
export const prizeSize = (text: string) => Math.max(44, Math.min(210, Math.floor(2050 / text.length)));

export const nameSize = (text: string) =>
  sizeFor(text, [
    [20, 40],
    [34, 32],
    [Number.POSITIVE_INFINITY, 24],
  ]);

/** The first sentence if it is short enough for a picture, else as many whole words as fit. */
export function firstSentence(text: string, longest = 110): string {
  const sentence = text.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  const room = sentence.slice(0, longest);
  return `${room.slice(0, room.lastIndexOf(' ')).replace(/[,;:–—-]$/, '')}…`;
}
