'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { MARGIN_RANGE } from '../rules/shirt-price';

type Choice = readonly [margin: number, choose: (margin: number) => void];

const Margin = createContext<Choice>([MARGIN_RANGE.start, () => undefined]);

/** The tier shared by stairs, slider, receipt and quote form. */
export function MarginChoice({ children }: { children: ReactNode }) {
  return <Margin value={useState(MARGIN_RANGE.start)}>{children}</Margin>;
}

/** @returns the margin in percent, and a function to choose another */
export const useMargin = (): Choice => useContext(Margin);
