'use client';

import { useEffect } from 'react';
import './show-on-sight.css';

const SEEN_AT = 0.1;

/**
 * Gives every element marked `animate-on-scroll` the class `show` once a tenth of it is visible. Only elements
 * outside the first view are shifted, and only by this script, so nothing depends on a script that never loads.
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
