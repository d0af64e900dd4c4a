'use client';

import { useEffect, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { DrawWords } from '../../contract.texts';
import { partsLeft } from './parts-left';
import styles from './summary.module.css';

/** The countdown shows minutes: nothing on this page needs seconds. */
const LOOK_MS = 15_000;

const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });
const hourWords = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'long',
});

type CountdownProps = {
  due: string;
  /** The same for everybody. */
  time: string;
  words: Pick<DrawWords['stakes'], 'day' | 'time' | 'oneDay' | 'days' | 'hours' | 'minutes'>;
};

/**
 * The time in the visitor's zone and how long it is until then; nothing afterward. Without scripts, and in the cached page, only the
 * time. Screen readers announce none of it.
 */
export function DrawCountdown({ due, time, words }: CountdownProps) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const at = new Date(due);
  if (now !== null && now >= at.getTime()) return null;
  return (
    <>
      <p>
        {words.day}
        <time dateTime={due}>
          <b>{now === null ? time : dayWords.format(at)}</b>
          {now === null ? null : ` ${fillPlaceholders(words.time, { time: hourWords.format(at) })}`}
        </time>
      </p>
      {now === null ? null : (
        <ul className={styles.left}>
          {partsLeft(at.getTime() - now, words).map(({ figure, unit }) => (
            <li key={unit}>
              <b>{figure}</b> {unit}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
