'use client';

import { type ReactNode, useState } from 'react';
import { Glyph } from '@/ui/glyph';
import s from './running-strip.module.css';

type RunningStripProps = {
  /** What runs, for the button's name: 'announcements' gives 'Pause announcements'. */
  subject: string;
  className?: string;
  /** One round of the strip; a second, silent copy follows it so that the loop has no gap. */
  children: ReactNode;
};

/**
 * A strip without an end that anyone can stop. Under reduced motion, and without JavaScript, when the button
 * could not work, it stands still and shows each entry once.
 */
export function RunningStrip({ subject, className = '', children }: RunningStripProps) {
  const [paused, setPaused] = useState(false);
  return (
    <div className={`${s.strip} ${className}`} data-paused={paused}>
      <div className={s.window}>
        <div className={s.track}>
          <div className={s.round}>{children}</div>
          <div className={s.round} aria-hidden="true">
            {children}
          </div>
        </div>
      </div>
      <button type="button" className={s.button} onClick={() => setPaused(!paused)}>
        <Glyph name={paused ? 'play' : 'pause'} size={16} />
        <span className="sr-only">{`${paused ? 'Play' : 'Pause'} ${subject}`}</span>
      </button>
    </div>
  );
}
