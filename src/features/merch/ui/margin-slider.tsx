import type { CSSProperties } from 'react';
import { MARGIN_RANGE, MARGIN_TIERS, marginLabel } from '../rules/shirt-price';
import s from './margin-slider.module.css';

/** Half a step from the edge and a quarter of the width apart: each stop is below its stair. */
const place = (margin: number) => ((MARGIN_RANGE.max - margin) / MARGIN_RANGE.step) * 25 + 12.5;

export function MarginSlider({
  margin,
  label,
  onChange,
}: {
  /** In percent. */
  margin: number;
  label: string;
  onChange: (margin: number) => void;
}) {
  const { min, max, step } = MARGIN_RANGE;
  return (
    <div className={s.slider} style={{ '--at': `${place(margin)}%` } as CSSProperties}>
      <span className={s.track} aria-hidden="true">
        {MARGIN_TIERS.map((tier) => (
          <span key={tier.margin} className={s.tick} style={{ left: `${place(tier.margin)}%` }} />
        ))}
      </span>
      {/* From right to left, so that the value falls in reading order, as the stairs do. */}
      <input
        type="range"
        dir="rtl"
        min={min}
        max={max}
        step={step}
        value={margin}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={`${margin}%, ${marginLabel(margin)}`}
        className={s.input}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
