'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A block that says `data-near` from when it is within one window's height of what is seen. */
export function NearViewport({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={className} data-near={isNear || undefined}>
      {children}
    </div>
  );
}
