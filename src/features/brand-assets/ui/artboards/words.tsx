import { type CSSProperties, Fragment } from 'react';
import s from './artboard.module.css';

type WordsProps = {
  text: string;
  style: CSSProperties;
  /** A headline takes a new line behind a comma, as it is spoken. */
  isSpoken?: boolean;
};

/** Words in the display face. */
export function Words({ text, style, isSpoken = false }: WordsProps) {
  const lines = isSpoken ? text.split(/(?<=,) /) : [text];
  return (
    <div className={s.words} style={style}>
      {lines.map((line) => (
        <div key={line}>
          {line.split(' ').map((word, place) => (
            <Fragment key={place}>
              <span className={s.word}>{word}</span>{' '}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

/** How wide a letter of the display face is, in parts of its size: the average of English sentences. */
const LETTER = 0.45;

/**
 * A size at which the text keeps to its lines, whatever an editor wrote.
 * @param box width in px, number of lines, and the largest size
 */
export function fitSize(
  text: string,
  { width, lines, most }: { width: number; lines: number; most: number },
) {
  const longest = Math.max(...text.split(' ').map((word) => word.length), 1);
  // The last word of a line rarely ends at its edge.
  const room = lines === 1 ? width : width * lines * 0.9;
  const size = Math.min(most, room / (Math.max(text.length, 1) * LETTER), width / (longest * LETTER * 1.15));
  return Math.floor(size);
}
