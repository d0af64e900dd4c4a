import s from './display-words.module.css';

/**
 * A title in the display face, whose word spaces are tight. Artboards may not use `word-spacing` (a canvas
 * ignores it), so each word after the first stands a hair further off.
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
