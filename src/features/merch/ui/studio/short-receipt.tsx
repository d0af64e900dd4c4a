'use client';

import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { MerchWords } from '../../contract.texts';
import { hasExamplePrice } from '../../rules/pieces';
import { BASE_COST, inDollars, shirtPrice } from '../../rules/shirt-price';
import { Garment } from '../garment/garment';
import type { Dressed } from './garment-view';
import s from './short-receipt.module.css';

type ShortReceiptProps = Dressed & { margin: number; words: MerchWords['pricing'] };

/**
 * Garment and price above the stairs and the slider, where the receipt is not beside them. The receipt itself
 * announces changes, so screen readers skip this.
 */
export function ShortReceipt({ piece, cloth, ink, print, margin, words }: ShortReceiptProps) {
  const { place, isShown } = useShown();
  const { price, ours } = shirtPrice(margin);
  const isPriced = hasExamplePrice(piece);
  return (
    <div ref={place} className={s.place} data-shown={isShown || undefined} aria-hidden="true">
      <div className={s.bar}>
        <Garment piece={piece} cloth={cloth} ink={ink} print={print} className={s.garment} />
        <div className={s.receipt}>
          <p>{isPriced ? words.pay : fillPlaceholders(words.other, { piece: words[piece].toLowerCase() })}</p>
          <p className={s.price} data-quoted={!isPriced || undefined}>
            <b key={margin}>{isPriced ? inDollars(price) : words.answerTime}</b>
          </p>
          <p className={s.parts}>
            <span style={{ flexGrow: BASE_COST }} /> <span style={{ flexGrow: ours }} />
          </p>
          <p className={s.sums}>
            <span>
              {words.base} {isPriced ? inDollars(BASE_COST) : words.quoted}
            </span>{' '}
            <span>
              {margin}% {isPriced ? inDollars(ours) : ''}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Shown while stairs, slider or buttons, its parent, are in view. */
function useShown() {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const order = place.current?.parentElement;
    if (!order) return;
    // A busy browser reports coming and going in one call, oldest first.
    const observer = new IntersectionObserver(
      (entries) => setIsShown(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '-183px 0px -72px' },
    );
    observer.observe(order);
    return () => observer.disconnect();
  }, []);
  return { place, isShown };
}
