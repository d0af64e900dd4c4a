import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { inFigures } from '../words';
import styles from './draw-check.module.css';

type CheckProgressProps = { tickets: number; of: number; text: string };

export function CheckProgress({ tickets, of, text }: CheckProgressProps) {
  return (
    <div className={styles.progress}>
      <label htmlFor="check-progress">
        {fillPlaceholders(text, { count: inFigures(tickets), all: inFigures(of) })}
      </label>
      <progress id="check-progress" value={tickets} max={of} />
    </div>
  );
}
