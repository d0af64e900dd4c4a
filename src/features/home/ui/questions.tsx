import { StructuredData } from '@/kit/ui/structured-data';
import type { HomeWords } from '../contract.texts';
import s from './questions.module.css';

/** The same for search engines. */
const faqPage = (list: HomeWords['questions']['list']) => ({
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What buyers ask. Each answer opens in place, so it is found by the browser's search and read without scripts. */
export function Questions({ words: { heading, list } }: { words: HomeWords['questions'] }) {
  if (list.length === 0) return null;
  return (
    <section className={s.section} aria-labelledby="questions-title">
      <StructuredData data={faqPage(list)} />
      <div className={`container-page ${s.columns}`}>
        <h2 id="questions-title" className={s.title}>
          {heading}
        </h2>
        <div className={s.list}>
          {list.map(({ question, answer }) => (
            <details key={question} className={s.question}>
              <summary className={s.asked}>{question}</summary>
              <p className={s.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
