'use client';

import { type ReactNode, useState } from 'react';
import { Glyph } from '@/ui/glyph';
import s from './running-strip.module.css';

type RunningStripProps = {
  pauseLabel: string;
  playLabel: string;
  className?: string;
  /** One copy of the content; a second, silent one follows it so that the loop has no gap. */
  children: ReactNode;
};

/**
 * An endless strip that anyone can stop. With reduced motion, and without JavaScript, where the button could not
 * work, it does not move and shows each entry once.
 */
export function RunningStrip({ pauseLabel, playLabel, className = '', children }: RunningStripProps) {
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
        <span className="sr-only">{paused ? playLabel : pauseLabel}</span>
      </button>
    </div>
  );
}
