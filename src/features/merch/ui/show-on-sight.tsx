'use client';

import { useEffect } from 'react';
import './show-on-sight.css';

const SEEN_AT = 0.1;

/**
 * Gives every element marked `animate-on-scroll` the class `show` once a tenth of it is visible. Only what is out of
 * sight at the first look is set lower, and by this script alone, so nothing waits for a script that never comes.
 */
export function ShowOnSight() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= SEEN_AT) {
            target.classList.add('show');
            observer.unobserve(target);
          } else {
            target.classList.add('below-sight');
          }
        }
      },
      { threshold: SEEN_AT },
    );
    for (const marked of document.querySelectorAll('.animate-on-scroll')) observer.observe(marked);
    return () => observer.disconnect();
  }, []);
  return null;
}
