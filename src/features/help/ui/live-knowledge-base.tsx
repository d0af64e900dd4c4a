'use client';

import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Bookcase } from '@/kit/ui/bookcase';
import { FEW, SEARCH_MAX, SEARCH_MIN, SEARCH_PATH, searchPath } from '../rules/help-facts';
import { wordsInText } from '../rules/marked-words';
import s from './live-knowledge-base.module.css';
import { MarkedText } from './marked-text';
import type { PanelWords } from './panel-words';
import { useAnswers } from './use-answers';

/** The knowledge base on /support: answers while one types. Without JavaScript, a form. */
export function LiveKnowledgeBase({ words }: { words: PanelWords }) {
  const [typed, setTyped] = useState('');
  const answered = useAnswers(typed, SEARCH_MIN);
  const count = answered?.answers.length ?? 0;
  const marked = wordsInText(answered?.asked ?? '');
  const fill = (text: string) =>
    fillPlaceholders(text, { count: String(count), asked: answered?.asked ?? '' });
  return (
    <aside
      aria-labelledby="knowledge-base"
      className="on-ink overflow-hidden bg-deep text-on-night max-lg:order-first"
    >
      <div className="px-6 pt-9 pb-6 md:px-8">
        <h2 id="knowledge-base" className="text-[32px]">
          {words.heading}
        </h2>
        <p className="mt-2 text-base text-on-night-2">{words.lead}</p>
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
              aria-label={words.search}
              placeholder={words.search}
              autoComplete="off"
              maxLength={SEARCH_MAX}
              dir="auto"
              className="input input-night pl-11"
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        </search>
        <p role="status" className="mt-4 text-[15px] text-on-night-2 empty:hidden">
          {answered && fill(count === 0 ? words.nothing : count === 1 ? words.foundOne : words.found)}
        </p>
        {answered && count > 0 && (
          <>
            <ul className={s.answers}>
              {answered.answers.slice(0, FEW).map(({ title, url, excerpt }) => (
                <li key={url}>
                  <a href={url}>
                    <b>
                      <MarkedText text={title} words={marked} />
                    </b>
                    <small>
                      <MarkedText text={excerpt} words={marked} />
                    </small>
                  </a>
                </li>
              ))}
            </ul>
            <a href={searchPath(answered.asked)} className={s.all}>
              {fill(count === 1 ? words.showOne : words.showAll)}
              <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
            </a>
          </>
        )}
      </div>
      <Bookcase className="px-6 max-lg:hidden md:px-8" />
    </aside>
  );
}
