'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import s from './swipe-list.module.css';

type SwipeListProps = {
  /** Read aloud while the list scrolls, since it takes the focus then. */
  label: string;
  isOrdered?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A list that scrolls sideways on a phone, where its entries below each other would make a long page. It is a tab stop
 * only while it scrolls.
 */
export function SwipeList({ label, isOrdered = false, className = '', children }: SwipeListProps) {
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      ref={list}
      className={`${s.list} ${className}`}
      tabIndex={scrolls ? 0 : undefined}
      aria-label={scrolls ? label : undefined}
    >
      {children}
    </List>
  );
}
