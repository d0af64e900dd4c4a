'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import type { MerchWords } from '../contract.texts';
import { inDollars, marginLabel, shirtPrice } from '../rules/shirt-price';
import { useMargin } from './margin-choice';
import { MarginSlider } from './margin-slider';
import { MarginStairs } from './margin-stairs';
import s from './price-calculator.module.css';
import { PriceReceipt } from './price-receipt';

type PriceCalculatorProps = { markPath: string; words: MerchWords['pricing']; children: ReactNode };

/** Heading, stairs and slider on the left, the receipt that they change on the right. */
export function PriceCalculator({ markPath, words, children }: PriceCalculatorProps) {
  const [margin, setMargin] = useMargin();
  const { price, ours } = shirtPrice(margin);
  return (
    <div className={`container-page ${s.card}`}>
      <div>
        {children}
        {/* Where the receipt is below the slider, its price stays in view above it. The receipt announces changes. */}
        <p className={s.short} aria-hidden="true">
          <span>
            {words.pay}
            <small>
              {words.margin} {margin}%, {inDollars(ours)}
            </small>
          </span>
          <b key={margin}>{inDollars(price)}</b>
        </p>
        <MarginStairs margin={margin} label={words.stairs} onChoose={setMargin} />
        <MarginSlider margin={margin} label={words.margin} onChange={setMargin} />
        <div className={s.notes}>
          <p className={s.tier}>{marginLabel(margin)}</p>
          <p>{words.loyalty}</p>
        </div>
        <p className={s.onward}>
          <ButtonLink href="#quote" variant="outline">
            {words.onward}
          </ButtonLink>
        </p>
      </div>
      <PriceReceipt margin={margin} markPath={markPath} words={words} />
    </div>
  );
}
