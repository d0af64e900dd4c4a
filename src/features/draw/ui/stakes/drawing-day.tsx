import type { DrawWords } from '../../contract.texts';
import { utcDateTimeText } from '../words';
import { Countdown } from './countdown';
import styles from './stakes.module.css';

/** A page carries all that a browser component is given. */
const countdownWords = ({ day, time, oneDay, days, hours, minutes, closed }: DrawWords['stakes']) => ({
  day,
  time,
  oneDay,
  days,
  hours,
  minutes,
  closed,
});

/** When the committed round will be drawn. @param due ISO 8601 */
export function DrawingDay({ due, words }: { due: string; words: DrawWords['stakes'] }) {
  return (
    <div className={styles.day}>
      <Countdown due={due} time={utcDateTimeText(due)} words={countdownWords(words)} />
    </div>
  );
}
