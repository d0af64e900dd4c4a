'use client';

import { useEffect, useRef } from 'react';
import { isSingle, singleKeys } from '@/kit/admin/single-keys';

/** To whoever waits longest, ready to write; `o` does the same, as at the desk. */
export function AnswerOldest({ href }: { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'o' && isSingle(event) && singleKeys.isOn()) link.current?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <a
      ref={link}
      className="board__button board__button--first"
      href={href}
      title="Answer the oldest (o)"
      aria-keyshortcuts="o"
    >
      Answer the oldest
    </a>
  );
}
