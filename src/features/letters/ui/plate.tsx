'use client';

import { PENCIL } from '@/kit/ui/client-glyph-shapes';
import { useLetters } from '@/kit/ui/letters/letters-store';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { LETTERS_ID } from '../contract';
import type { LettersWords } from '../contract.texts';
import s from './plate.module.css';

/** A brass plate on the architrave, which leads to the field. */
export function Plate({ first, words }: { first: string; words: LettersWords['house'] }) {
  const { letters } = useLetters(first);
  return (
    <a href={`#${LETTERS_ID}`} className={s.plate}>
      <LineGlyph shape={PENCIL} size={13} strokeWidth={2} />
      {letters ? words.change : words.plate}
    </a>
  );
}
