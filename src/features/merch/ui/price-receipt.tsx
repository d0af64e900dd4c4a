import type { CSSProperties } from 'react';
import { BrandMark } from '@/ui/brand-mark';
import type { MerchWords } from '../contract.texts';
import { BASE_COST, COST_PARTS, inDollars, shirtPrice } from '../rules/shirt-price';
import s from './price-receipt.module.css';

const OURS = 'var(--color-violet)';

type PriceReceiptProps = { margin: number; markPath: string; words: MerchWords['pricing'] };

/** One shirt at this margin (in percent), part by part. */
export function PriceReceipt({ margin, markPath, words }: PriceReceiptProps) {
  const { price, ours } = shirtPrice(margin);
  const parts = [...COST_PARTS, { name: words.margin, dollars: ours, color: OURS }];
  return (
    <div className={s.place}>
      <div className={s.receipt}>
        <div className={s.head}>
          <div>
            <h3 className={s.title}>{words.receipt}</h3>
            <p>{words.example}</p>
          </div>
          <BrandMark path={markPath} size={34} className={s.mark} />
        </div>
        <div className={s.bar} key={`bar-${margin}`} aria-hidden="true">
          {parts.map(({ name, dollars, color }) => (
            <span key={name} style={{ flexGrow: dollars, background: color }} />
          ))}
        </div>
        <dl className={s.lines}>
          {COST_PARTS.map(({ name, dollars, color }) => (
            <Line key={name} name={name} amount={dollars} color={color} />
          ))}
          <Line name={words.base} amount={BASE_COST} className={s.total} />
          <Line name={`${words.margin}, ${margin}%`} amount={ours} color={OURS} className={s.ours} />
        </dl>
        {/* The element stays and its text changes: that is what a screen reader announces. */}
        <p className={s.pay} aria-live="polite" aria-atomic="true">
          <span className="whitespace-pre-line">{words.pay}</span>{' '}
          <b key={`price-${margin}`}>{inDollars(price)}</b>
        </p>
      </div>
    </div>
  );
}

type LineProps = { name: string; amount: number; color?: string; className?: string };

function Line({ name, amount, color, className = '' }: LineProps) {
  return (
    <div className={`${s.line} ${className}`}>
      <dt style={color ? ({ '--part': color } as CSSProperties) : undefined} data-part={color && ''}>
        {name}
      </dt>
      <dd>{inDollars(amount)}</dd>
    </div>
  );
}
