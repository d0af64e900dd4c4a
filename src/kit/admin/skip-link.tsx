'use client';

import type { MouseEvent } from 'react';

/** The first stop of the Tab key on each page: past the menu, to what the page is about. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    // The address of a desk's record, and of a form that is not saved yet, stays as it is.
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, as links do
    <a href="#content" className="skip-link" onClick={skip}>
      Skip to content
    </a>
  );
}
