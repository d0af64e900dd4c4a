'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldBasics } from '@/kit/ui/form/field-frame';
import { FormField } from '@/kit/ui/form/form-field';
import type { QuoteWords } from '../contract.quote-texts';
import type { QuoteInputs } from '../quotes.form';
import { useMargin } from './margin-choice';
import { QuoteEstimate } from './quote-estimate';
import s from './quote-form.module.css';

type OrderFieldsProps = {
  inputs: Pick<QuoteInputs, 'merchandise' | 'quantity' | 'tier'>;
  words: QuoteWords['estimate'];
  /** Further fields of the order; they do not change the price. */
  children: ReactNode;
  field: (name: 'merchandise' | 'quantity' | 'tier') => Pick<FieldBasics, 'name' | 'error'>;
};

/** Product and quantity; the total below updates with every key, and the tier is the one of the stairs. */
export function OrderFields(props: OrderFieldsProps) {
  const { inputs, words, field, children } = props;
  const { place, order, margin, read } = useOrder();
  return (
    <div ref={place} onInput={read} className={s.fields}>
      <div className={s.pair}>
        <FormField {...inputs.merchandise} {...field('merchandise')} />
        <FormField {...inputs.quantity} {...field('quantity')} placeholder="75" />
      </div>
      <FormField {...inputs.tier} {...field('tier')} required={false} defaultValue={String(margin)} />
      <QuoteEstimate margin={margin} {...order} words={words} />
      {children}
    </div>
  );
}

/** The fields are uncontrolled, so that text typed before this code runs is kept; the DOM has their values. */
function useOrder() {
  const place = useRef<HTMLDivElement>(null);
  const [margin, choose] = useMargin();
  const [order, setOrder] = useState({ merchandise: '', quantity: '' });

  const chosen = (selector: string) =>
    place.current?.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
  const read = () => {
    setOrder({ merchandise: chosen('[name=merchandise]'), quantity: chosen('[name=quantity]') });
    const tier = Number(chosen('[name=tier]:checked'));
    if (tier) choose(tier);
  };
  const first = useRef(read);
  useEffect(() => first.current(), []);

  // Chosen on the stairs: the form must see a change, or it would treat a second attempt as the first.
  useEffect(() => {
    const radio = place.current?.querySelector<HTMLInputElement>(`[name=tier][value="${margin}"]`);
    if (!radio || radio.checked) return;
    radio.checked = true;
    radio.dispatchEvent(new Event('input', { bubbles: true }));
  }, [margin]);

  return { place, order, margin, read };
}
