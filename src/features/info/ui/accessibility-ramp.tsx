import { BrandMark } from '@/kit/ui/brand-mark';
import s from './accessibility-ramp.module.css';

const STEPS = [1, 2, 3, 4, 5];

/** Side view of the house: a long ramp and a short flight of stairs to the same floor. Decoration. */
export function AccessibilityRamp({ markPath }: { markPath: string }) {
  return (
    <div className={s.ground} aria-hidden="true">
      <div className={s.ramp} />
      <div className={s.floor}>
        <BrandMark path={markPath} className={s.house} />
      </div>
      <div className={s.stairs}>
        {STEPS.map((step) => (
          <i key={step} style={{ height: `${100 - (step * 100) / (STEPS.length + 1)}%` }} />
        ))}
      </div>
    </div>
  );
}
