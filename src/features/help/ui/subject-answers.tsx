'use client';

import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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

/**
 * Up to three articles that may answer what a visitor is about to send. They take no focus, and open beside the form,
 * so that nothing typed is lost; a screen reader hears of them once.
 */
export function SubjectAnswers() {
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
        {isTold && 'Help articles that may answer it are listed after the category.'}
      </p>
      {isShown && (
        <section className={`sm:col-span-2 ${s.answers}`} aria-label="Articles that may answer it">
          <p className={s.head}>
            These may answer it right away
            <span>{answers.length === 1 ? '1 article' : `${answers.length} articles`}</span>
          </p>
          <ul>
            {answers.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  <BookOpen aria-hidden="true" size={20} strokeWidth={1.75} />
                  <span>{title}</span>
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
