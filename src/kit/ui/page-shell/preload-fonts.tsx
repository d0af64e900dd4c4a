'use client';

import { preload } from 'react-dom';

/** React writes a preload before the styles only when it is called while the page's HTML is made, as here. */
export function PreloadFonts({ files }: { files: string[] }) {
  for (const file of files) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
