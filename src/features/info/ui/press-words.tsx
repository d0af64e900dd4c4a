import { countWords } from '@/kit/shared/count-words';
import type { PressView } from '../contract';
import s from './press-words.module.css';

/** Three lengths to quote, set as a type specimen: the shorter, the larger. */
export function PressWords({ words }: Pick<PressView, 'words'>) {
  return (
    <section className={s.words}>
      <h2>{words.heading}</h2>
      <Quotable text={words.line} className={`display ${s.line}`} />
      <Quotable text={words.paragraph} className={s.paragraph} />
      <Quotable text={words.page} className={s.page} />
    </section>
  );
}

function Quotable({ text, className }: { text: string; className: string | undefined }) {
  return (
    <div className={s.row}>
      <p className={s.count}>{countWords(text)} words</p>
      <p className={className}>{text}</p>
    </div>
  );
}
