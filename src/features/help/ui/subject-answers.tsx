'use client';

import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FEW, SUBJECT_MIN } from '../rules/help-facts';
import s from './subject-answers.module.css';
import { useAnswers } from './use-answers';

/** What the form around this has in its field `subject`. */
function useSubject() {
  const place = useRef<HTMLParagraphElement>(null);
  const [subject, setSubject] = useState('');
  useEffect(() => {
    const form = place.current?.closest('form');
    const field = form?.elements.namedItem('subject');
    if (!form || !(field instanceof HTMLInputElement)) return;
    const read = () => setSubject(field.value);
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  return { place, subject };
}

type AnswersWords = {
  heading: string;
  name: string;
  told: string;
  one: string;
  /** `{count}` becomes the number of articles. */
  many: string;
  newTab: string;
};

/**
 * Up to three articles that may answer what a visitor is about to send. They take no focus, and open beside the form,
 * so that nothing typed is lost; a screen reader hears of them once.
 */
export function SubjectAnswers({ words }: { words: AnswersWords }) {
  const { place, subject } = useSubject();
  const answers = useAnswers(subject, SUBJECT_MIN)?.answers.slice(0, FEW) ?? [];
  const [isTold, setTold] = useState(false);
  const isShown = answers.length > 0;
  useEffect(() => {
    if (isShown) setTold(true);
  }, [isShown]);
  return (
    <>
      <p ref={place} role="status" className="sr-only">
        {isTold && words.told}
      </p>
      {isShown && (
        <section className={`sm:col-span-2 ${s.answers}`} aria-label={words.name}>
          <p className={s.head}>
            {words.heading}
            <span>
              {answers.length === 1
                ? words.one
                : fillPlaceholders(words.many, { count: String(answers.length) })}
            </span>
          </p>
          <ul>
            {answers.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  <BookOpen aria-hidden="true" size={20} strokeWidth={1.75} />
                  <span>{title}</span>
                  <span className="sr-only"> {words.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
