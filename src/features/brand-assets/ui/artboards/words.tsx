import { type CSSProperties, Fragment } from 'react';
import s from './artboard.module.css';

type WordsProps = {
  /** Each starts a line. */
  parts: readonly string[];
  style: CSSProperties;
};

/** Text in the display typeface. */
export function ArtboardText({ parts, style }: WordsProps) {
  return (
    <div className={s.words} style={style}>
      {parts.map((part) => (
        <div key={part}>
          {part.split(' ').map((word, place) => (
            <Fragment key={place}>
              <span className={s.word}>{word}</span>{' '}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}
