import type { ReactNode } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { HomeWords } from '../contract.texts';
import s from './benefits.module.css';

type BenefitsProps = { articles: number; words: HomeWords['benefits']; children: ReactNode };

/** Heading and lead; the sample chapters and the charter follow as children. */
export function Benefits({ articles, words, children }: BenefitsProps) {
  return (
    <section className={s.section} aria-labelledby="benefits-title">
      <div className="container-page">
        <div className={s.head}>
          <h2 id="benefits-title" className={s.title}>
            {words.heading}
          </h2>
          <p className={`text-lead ${s.lead}`}>
            {articles === 1 ? words.leadOne : fillPlaceholders(words.lead, { count: inWords(articles) })}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const inWords = (count: number): string => NUMBERS[count] ?? String(count);
