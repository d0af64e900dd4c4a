'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '@/kit/ui/button-link';

const FOCUS_AFTER_MS = { smooth: 600, instant: 100 };

type PricingLinkProps = { variant?: 'primary' | 'ink' | 'outline' | 'paper'; children: ReactNode };

/** Scrolls to the pricing section and moves the keyboard focus to its heading; a plain anchor without JavaScript. */
export function PricingLink({ variant, children }: PricingLinkProps) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const lead = (event: MouseEvent) => {
    const section = document.getElementById('pricing');
    if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    section.scrollIntoView({ behavior, block: 'start' });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => document.getElementById('pricing-heading')?.focus({ preventScroll: true }),
      FOCUS_AFTER_MS[behavior],
    );
  };

  return (
    <ButtonLink href="#pricing" variant={variant} onClick={lead}>
      {children}
    </ButtonLink>
  );
}
