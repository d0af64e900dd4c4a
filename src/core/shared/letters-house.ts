/** The house of the picture that travels with letters, 1200 by 630: the server draws it, and the page as it will be. */
export const LETTERS_HOUSE = {
  stone: 'M600 34l550 134v18H50v-18zM34 194h1132v226H34zM76 428h32v178H76zM1092 428h32v178h-32z',
  deep: 'M600 62l386 96H214zM0 606h1200v24H0z',
  mark: 'translate(570 92) scale(1.9)',
};

/** Font sizes of one to five letters on its architrave. */
const SIZES = [190, 190, 190, 160, 132];

export const letterSize = (letters: string) => SIZES[letters.length - 1];
