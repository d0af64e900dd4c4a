'use client';

import { type ReactNode, useState } from 'react';
import { MarginSlider } from './margin-slider';
import { MarginStairs } from './margin-stairs';
import s from './price-desk.module.css';
import { PriceReceipt } from './price-receipt';
import { MARGIN_RANGE, marginLabel } from './shirt-price';

/** Heading, stairs and slider left, the receipt they change right. */
export function PriceDesk({ markPath, children }: { markPath: string; children: ReactNode }) {
  const [margin, setMargin] = useState(MARGIN_RANGE.start);
  return (
    <div className={`container-page ${s.desk}`}>
      <div>
        {children}
        <MarginStairs margin={margin} onChoose={setMargin} />
        <MarginSlider margin={margin} onChange={setMargin} />
        <div className={s.notes}>
          <p className={s.tier}>{marginLabel(margin)}</p>
          <p>Loyalty rate kept with 3+ orders per academic year</p>
        </div>
      </div>
      <PriceReceipt margin={margin} markPath={markPath} />
    </div>
  );
}
