import type { HomeWords } from '../contract.texts';
import s from './founders-letter.module.css';

/** What the founders write to visitors, on a printed sheet; nothing while it has no text. */
export function FoundersLetter({ words: { heading, text, signature } }: { words: HomeWords['founders'] }) {
  if (text === '') return null;
  return (
    <section className={s.section} aria-labelledby="letter-title">
      <div className="container-page">
        <div className={s.sheet}>
          <h2 id="letter-title" className={s.title}>
            {heading}
          </h2>
          {text.split(/\n\s*\n/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
            <p key={index} className={s.text}>
              {paragraph}
            </p>
          ))}
          {signature !== '' && <p className={s.signature}>{signature}</p>}
        </div>
      </div>
    </section>
  );
}
