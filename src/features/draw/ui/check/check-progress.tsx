import { inFigures } from '../words';
import styles from './draw-check.module.css';

export function CheckProgress({ tickets, of }: { tickets: number; of: number }) {
  return (
    <div className={styles.progress}>
      <label htmlFor="check-progress">
        {inFigures(tickets)} of {inFigures(of)} tickets
      </label>
      <progress id="check-progress" value={tickets} max={of} />
    </div>
  );
}
