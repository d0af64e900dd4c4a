'use client';

import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { Bookcase } from '@/ui/bookcase';
import { FEW, SEARCH_MAX, SEARCH_MIN, SEARCH_PATH, searchPath } from '../rules/help-facts';
import { wordsOf } from '../rules/marked-words';
import s from './live-knowledge-base.module.css';
import { MarkedText } from './marked-text';
import { useAnswers } from './use-answers';

/** The knowledge base on /support: answers while one types. Without JavaScript, a form. */
export function LiveKnowledgeBase() {
  const [typed, setTyped] = useState('');
  const answered = useAnswers(typed, SEARCH_MIN);
  const count = answered?.answers.length ?? 0;
  const words = wordsOf(answered?.asked ?? '');
  return (
    <aside
      aria-labelledby="knowledge-base"
      className="on-ink overflow-hidden bg-ink text-on-night max-lg:order-first"
    >
      <div className="px-6 pt-9 pb-6 md:px-8">
        <h2 id="knowledge-base" className="text-[32px]">
          Knowledge Base
        </h2>
        <p className="mt-2 text-base text-on-night-2">Short answers to what chapters ask most often.</p>
        <search>
          <form action={SEARCH_PATH} className="relative mt-[22px]">
            <Search
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="pointer-events-none absolute top-4 left-4 text-on-night-2"
            />
            <input
              type="search"
              name="q"
              aria-label="Search articles"
              placeholder="Search articles"
              autoComplete="off"
              maxLength={SEARCH_MAX}
              dir="auto"
              className="input input-night pl-11"
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        </search>
        <p role="status" className="mt-4 text-[15px] text-on-night-2 empty:hidden">
          {answered &&
            (count > 0
              ? `${count} ${count === 1 ? 'answer' : 'answers'} for “${answered.asked}”`
              : `No answer yet for “${answered.asked}”. Write to us: a person can answer it.`)}
        </p>
        {answered && count > 0 && (
          <>
            <ul className={s.answers}>
              {answered.answers.slice(0, FEW).map(({ title, url, excerpt }) => (
                <li key={url}>
                  <a href={url}>
                    <b>
                      <MarkedText text={title} words={words} />
                    </b>
                    <small>
                      <MarkedText text={excerpt} words={words} />
                    </small>
                  </a>
                </li>
              ))}
            </ul>
            <a href={searchPath(answered.asked)} className={s.all}>
              {count === 1 ? 'The answer' : `All ${count} answers`}
              <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
            </a>
          </>
        )}
      </div>
      <Bookcase className="px-6 max-lg:hidden md:px-8" />
    </aside>
  );
}
