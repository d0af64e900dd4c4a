'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { inDollars, marginLabel, shirtPrice } from '../rules/shirt-price';
import { useMargin } from './margin-choice';
import { MarginSlider } from './margin-slider';
import { MarginStairs } from './margin-stairs';
import s from './price-calculator.module.css';
import { PriceReceipt } from './price-receipt';

/** Heading, stairs and slider on the left, the receipt that they change on the right. */
export function PriceCalculator({ markPath, children }: { markPath: string; children: ReactNode }) {
  const [margin, setMargin] = useMargin();
  const { price, ours } = shirtPrice(margin);
  return (
    <div className={`container-page ${s.card}`}>
      <div>
        {children}
        {/* Where the receipt is below the slider, its price stays in view above it. The receipt announces changes. */}
        <p className={s.short} aria-hidden="true">
          <span>
            You pay per shirt
            <small>
              Our margin {margin}%, {inDollars(ours)}
            </small>
          </span>
          <b key={margin}>{inDollars(price)}</b>
        </p>
        <MarginStairs margin={margin} onChoose={setMargin} />
        <MarginSlider margin={margin} onChange={setMargin} />
        <div className={s.notes}>
          <p className={s.tier}>{marginLabel(margin)}</p>
          <p>Loyalty rate kept with 3+ orders per academic year</p>
        </div>
        <p className={s.onward}>
          <ButtonLink href="#quote" variant="outline">
            Price my order
          </ButtonLink>
        </p>
      </div>
      <PriceReceipt margin={margin} markPath={markPath} />
    </div>
  );
}
