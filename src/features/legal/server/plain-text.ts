import type { Inline } from '../contract';

export const plainText = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'break' ? ' ' : plainText(part.children);
    })
    .join('');
