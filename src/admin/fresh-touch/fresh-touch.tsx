'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { TouchStep } from '@/shared/fresh-touch';
import { TouchDialog } from './touch-dialog';
import { watchFetch } from './watch-fetch';

type Asked = { step: TouchStep; answer: (isTouched: boolean) => void };

/** Around the whole back office: asks for a fresh touch when the site needs one. */
export function FreshTouch({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => watchFetch((step) => new Promise((answer) => setAsked({ step, answer }))), []);
  const end = (isTouched: boolean) => {
    setAsked(null);
    asked?.answer(isTouched);
  };
  return (
    <>
      {children}
      {asked && <TouchDialog step={asked.step} onEnd={end} />}
    </>
  );
}
