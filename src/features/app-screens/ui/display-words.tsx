import s from './display-words.module.css';

/**
 * A title in the display typeface, whose word spaces are tight. A canvas ignores `word-spacing`, so artboards may not
 * use it; each word after the first gets a small margin instead.
 */
export function DisplayWords({ text, className = '' }: { text: string; className?: string }) {
  const [first, ...rest] = text.split(' ');
  return (
    <div className={`${s.display} ${className}`}>
      {first}
      {rest.map((word, i) => (
        <span key={i} className={s.word}>
          {' '}
          {word}
        </span>
      ))}
    </div>
  );
}
