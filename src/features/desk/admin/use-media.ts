'use client';

import { useEffect, useState } from 'react';

/** Whether a media query matches; false until the page runs. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(query);
    const look = () => setMatches(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}
