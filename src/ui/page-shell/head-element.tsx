'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { headElements } from '@/shared/head-elements';

/**
 * A style sheet or JSON-LD in the page's HTML alone: an element of the page would be sent a second time, with React's
 * data. `name` comes from `keepHeadElement`.
 */
export function HeadElement({ name }: { name: string }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    const { kind, text: __html = '' } = headElements().get(name) ?? {};
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: made by this site (PaletteStyle, FacesStyle, StructuredData); React would escape quotes
    return kind === 'data' ? (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
    ) : (
      <style dangerouslySetInnerHTML={{ __html }} />
    );
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above
  });
  return null;
}
