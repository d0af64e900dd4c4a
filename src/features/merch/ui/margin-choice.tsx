'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { MARGIN_RANGE } from '../rules/shirt-price';

type Choice = readonly [margin: number, choose: (margin: number) => void];

const Margin = createContext<Choice>([MARGIN_RANGE.start, () => undefined]);

/** The tier that stairs, slider, receipt and quote form agree on. */
export function MarginChoice({ children }: { children: ReactNode }) {
  return <Margin value={useState(MARGIN_RANGE.start)}>{children}</Margin>;
}

/** @returns the margin in percent, and how to choose another */
export const useMargin = (): Choice => useContext(Margin);
