'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { headStyles } from '@/kit/shared/head-styles';

/**
 * A style sheet in the page's HTML alone: an element of the page would be sent a second time, with React's data.
 * `name` comes from `keepHeadStyle`.
 */
export function HeadStyle({ name }: { name: string }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by this site (PaletteStyle, FacesStyle), as React escapes quotes only
    return <style dangerouslySetInnerHTML={{ __html: headStyles().get(name) ?? '' }} />;
  });
  return null;
}
