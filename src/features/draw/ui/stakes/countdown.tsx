'use client';

import { useEffect, useState } from 'react';
import { partsLeft } from './parts-left';
import styles from './stakes.module.css';

/** The countdown shows minutes: nothing on this page needs seconds. */
const LOOK_MS = 15_000;

const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });
const hourWords = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'long',
});

/**
 * The time in the visitor's zone and how long it is until then. Without scripts, and in the cached page, only the
 * time. Screen readers announce none of it.
 */
export function Countdown({ due, words }: { due: string; words: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const at = new Date(due);
  if (now !== null && now >= at.getTime()) return <p>The list is closed. The draw is on its way.</p>;
  return (
    <>
      <p>
        Drawing day
        <time dateTime={due}>
          <b>{now === null ? words : dayWords.format(at)}</b>
          {now === null ? null : ` at ${hourWords.format(at)}`}
        </time>
      </p>
      {now === null ? null : (
        <ul className={styles.left}>
          {partsLeft(at.getTime() - now).map(({ figure, unit }) => (
            <li key={unit}>
              <b>{figure}</b> {unit}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
