import { utcDateTime } from '@/kit/shared/dates';
import type { DrawWords } from '../../contract.texts';
import type { ClosedList } from '../../rules/round-states';
import { DrawCountdown } from './countdown';
import styles from './summary.module.css';

/** A page carries all that a browser component is given. */
const countdownWords = ({ day, time, oneDay, days, hours, minutes }: DrawWords['stakes']) => ({
  day,
  time,
  oneDay,
  days,
  hours,
  minutes,
});

type Props = {
  /** When the committed round will be drawn: ISO 8601. */
  due: string | null;
  list: ClosedList;
  words: DrawWords;
};

/** That the list is closed, and when it will be drawn: whoever sees the countdown must not hope for one more entry. */
export function DrawingDay({ due, list, words: { stakes, rounds } }: Props) {
  return (
    <div className={styles.day}>
      <p className={styles.closed}>{list === 'drawn' ? rounds.drawn : stakes.closed}</p>
      {due ? <DrawCountdown due={due} time={utcDateTime(due)} words={countdownWords(stakes)} /> : null}
    </div>
  );
}
