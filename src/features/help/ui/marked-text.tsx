import { markWords } from '../rules/marked-words';

/** Words that were searched for have a wash and a line, so that color is not alone. */
export const MarkedText = ({ text, words }: { text: string; words: readonly string[] }) =>
  markWords(text, words).map((piece, place) =>
    piece.isMarked ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
