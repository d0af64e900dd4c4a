'use client';

import { type ReactNode, useState } from 'react';
import s from './running-strip.module.css';

type RunningStripProps = {
  pauseLabel: string;
  playLabel: string;
  className?: string;
  /** Drawn on the server: in a browser, the button would load the shapes of all glyphs. */
  pauseGlyph: ReactNode;
  playGlyph: ReactNode;
  /** One copy of the content; a second, silent one follows it so that the loop has no gap. */
  children: ReactNode;
};

/**
 * An endless strip that anyone can stop. With reduced motion, and without JavaScript, where the button could not
 * work, it does not move and shows each entry once.
 */
export function RunningStrip(props: RunningStripProps) {
  const { pauseLabel, playLabel, className = '', pauseGlyph, playGlyph, children } = props;
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
        {paused ? playGlyph : pauseGlyph}
        <span className="sr-only">{paused ? playLabel : pauseLabel}</span>
      </button>
    </div>
  );
}
