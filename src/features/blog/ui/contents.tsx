'use client';

import { useEffect, useState } from 'react';
import s from './contents.module.css';

type Heading = { id: string; text: string };

/** The last heading above the middle of the window. */
function useCurrent(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 2;
      });
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [headings]);
  return current;
}

export function Contents({ headings, title }: { headings: Heading[]; title: string }) {
  const current = useCurrent(headings);
  return (
    <nav className={s.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{title}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
