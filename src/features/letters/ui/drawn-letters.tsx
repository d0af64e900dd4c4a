'use client';

import type { ReactNode } from 'react';
import { useLetters } from '@/kit/ui/letters/letters-store';
import s from './drawn-letters.module.css';

type DrawnProps = {
  /** The letters that the page came with. */
  first: string;
  /** What stands there while no letters are up. */
  children?: ReactNode;
};

/** The letters that are up; they rise with each change. */
export function DrawnLetters({ first, children }: DrawnProps) {
  const { letters, isChanged } = useLetters(first);
  if (!letters) return children;
  return (
    <span key={letters} className={isChanged ? s.risen : s.letters} data-letters={letters.length}>
      {letters}
    </span>
  );
}

/** Their names. */
export function DrawnName({ first, children }: DrawnProps) {
  const { letters, name } = useLetters(first);
  return letters ? <span>{name}</span> : children;
}

/** The same in an SVG drawing, around `x`. `sizes` are those of one to five letters. */
export function LettersInDrawing({
  first,
  x,
  y,
  sizes,
  fill,
}: {
  first: string;
  x: number;
  y: number;
  sizes: readonly number[];
  fill: string;
}) {
  const { letters, isChanged } = useLetters(first);
  if (!letters) return null;
  const size = sizes[letters.length - 1];
  return (
    <text
      key={letters}
      x={x}
      y={y}
      className={isChanged ? s.risen : s.letters}
      fill={fill}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {letters}
    </text>
  );
}
