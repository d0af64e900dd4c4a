import { BY_NAME, GREEK, MOST_LETTERS, namesOf, type Reading, readLetters } from '@/kit/shared/greek-letters';
import {
  asGreek,
  LONGEST_TEXT,
  lettersOfSlug,
  UP_PATH,
  upPath,
  withoutNames,
} from '@/kit/shared/typed-letters';

export {
  asGreek,
  GREEK,
  LONGEST_TEXT,
  lettersOfSlug,
  namesOf,
  type Reading,
  readLetters,
  UP_PATH,
  upPath,
  withoutNames,
};

/** Where the section is on the home page. */
export const LETTERS_ID = 'letters';

/** Sets of letters that staff keep off the house, one per line, in the notation of the field. */
export const blockedSets = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => readLetters(line).letters || []);

/** What the form without JavaScript asks for: the text of the field, and the key that was pressed. */
export function formLetters({
  text,
  add,
  isRemoving,
}: {
  text: string;
  add: string;
  isRemoving: boolean;
}): Reading {
  const reading = readLetters(text.slice(0, LONGEST_TEXT));
  const letters = [...reading.letters];
  const pressed = BY_NAME.get(add.toUpperCase());
  if (pressed && letters.length < MOST_LETTERS) letters.push(pressed);
  if (isRemoving) letters.pop();
  return { ...reading, letters: letters.join('') };
}
