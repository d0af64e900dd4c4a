import type { CSSProperties } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { MerchWords } from '../contract.texts';
import { hasExamplePrice, type Piece } from '../rules/pieces';
import { BASE_COST, COST_PARTS, inDollars, shirtPrice } from '../rules/shirt-price';
import s from './price-receipt.module.css';

const OURS = 'var(--color-violet)';

type PriceReceiptProps = {
  piece: Piece;
  /** In percent. */
  margin: number;
  words: MerchWords['pricing'];
};

/** One piece at this margin, part by part. Without an example price it has the same lines and no figures. */
export function PriceReceipt({ piece, margin, words }: PriceReceiptProps) {
  const { price, ours } = shirtPrice(margin);
  const isPriced = hasExamplePrice(piece);
  const parts = [...COST_PARTS, { name: words.margin, dollars: ours, color: OURS }];
  const amount = (dollars: number) => (isPriced ? inDollars(dollars) : words.quoted);
  return (
    <div className={s.place}>
      <div className={s.receipt}>
        <h3 className={s.title}>
          {isPriced ? words.receipt : fillPlaceholders(words.other, { piece: words[piece].toLowerCase() })}
        </h3>
        <p className={s.note}>{isPriced ? words.example : words.otherNote}</p>
        {isPriced ? (
          <div className={s.bar} key={`bar-${margin}`} aria-hidden="true">
            {parts.map(({ name, dollars, color }) => (
              <span key={name} style={{ flexGrow: dollars, background: color }} />
            ))}
          </div>
        ) : null}
        <dl className={s.lines}>
          {COST_PARTS.map(({ name, dollars, color }) => (
            <Line key={name} name={name} amount={amount(dollars)} color={isPriced ? color : undefined} />
          ))}
          <Line name={words.base} amount={amount(BASE_COST)} className={s.total} />
          {isPriced ? (
            <Line
              name={`${words.margin}, ${margin}%`}
              amount={inDollars(ours)}
              color={OURS}
              className={s.ours}
            />
          ) : (
            <Line name={words.margin} amount={`${margin}%`} className={s.ours} />
          )}
        </dl>
        {/* The element stays and its text changes: that is what a screen reader announces. */}
        <p className={s.pay} data-quoted={!isPriced || undefined} aria-live="polite" aria-atomic="true">
          <span className="whitespace-pre-line">{isPriced ? words.pay : words.answer}</span>{' '}
          <b key={`price-${margin}`}>{isPriced ? inDollars(price) : words.answerTime}</b>
        </p>
      </div>
      <i className={s.hole} aria-hidden="true" />
    </div>
  );
}

type LineProps = { name: string; amount: string; color?: string; className?: string };

function Line({ name, amount, color, className = '' }: LineProps) {
  return (
    <div className={`${s.line} ${className}`}>
      <dt style={color ? ({ '--part': color } as CSSProperties) : undefined} data-part={color && ''}>
        {name}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
