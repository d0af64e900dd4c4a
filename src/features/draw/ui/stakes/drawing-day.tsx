import { utcDateTimeText } from '../words';
import { Countdown } from './countdown';
import styles from './stakes.module.css';

/** When the committed round will be drawn. @param due ISO 8601 */
export function DrawingDay({ due }: { due: string }) {
  return (
    <div className={styles.day}>
      <Countdown due={due} words={utcDateTimeText(due)} />
    </div>
  );
}
