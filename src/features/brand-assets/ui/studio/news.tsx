'use client';

import { useNews } from './use-desk';

/** What is being made and what was saved, for who does not see the button change. */
export function News() {
  return (
    <p role="status" className="sr-only">
      {useNews()}
    </p>
  );
}
