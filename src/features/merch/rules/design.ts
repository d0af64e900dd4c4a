import { namesOf } from '@/kit/shared/greek-letters';
import { type Piece, pieceOf } from './pieces';

/** What somebody chose in the studio; `cloth` and `ink` are names of colors. */
export type Design = { piece: Piece; letters: string; cloth: string; ink: string };

const START = 'From the studio: ';

/** The design in one line, for the visitor who asks and the staff who answer. */
export function designLine({ piece, letters, cloth, ink }: Design): string {
  const print = letters ? `Letters: ${letters} (${namesOf(letters)})` : 'Letters: not chosen yet';
  return `${START}${pieceOf(piece).print}. ${print}. Cloth: ${cloth}. Ink: ${ink}.`;
}

/** The idea with the design as its first line, in place of an earlier one; what the visitor wrote stays. */
export function withDesign(idea: string, design: Design): string {
  const own = idea.split('\n').filter((written) => !written.startsWith(START));
  return [designLine(design), ...own].join('\n').trimEnd();
}
