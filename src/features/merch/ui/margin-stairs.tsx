import { MARGIN_TIERS } from '../rules/shirt-price';
import s from './margin-stairs.module.css';

/** The four tiers as steps that descend with each order. */
export function MarginStairs({
  margin,
  label,
  onChoose,
}: {
  /** In percent. */
  margin: number;
  label: string;
  onChoose: (margin: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={s.stairs} role="group" aria-label={label}>
      {MARGIN_TIERS.map((tier) => (
        <button
          key={tier.margin}
          type="button"
          className={s.step}
          aria-pressed={tier.margin === margin}
          onClick={() => onChoose(tier.margin)}
        >
          <span>{tier.order}</span> <b>{tier.margin}%</b>
        </button>
      ))}
    </div>
  );
}
