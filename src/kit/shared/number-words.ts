const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @returns `three`, or `20` for a number above twelve */
export const numberInWords = (count: number): string => WORDS[count] ?? String(count);

/** To begin a heading with. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
