'use client';

import { useEffect, useState } from 'react';

const words = (at: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(at)
    // Newer runtimes put a narrow space before AM, which some fonts lack.
    .replace(/\u202f/g, ' ');

/** 'March 9, 2026 at 5:58 AM EDT': in the reader's zone, without scripts in UTC. */
export function LocalTime({ at }: { at: Date }) {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  return <time dateTime={at.toISOString()}>{words(at, isHere ? undefined : 'UTC')}</time>;
}
