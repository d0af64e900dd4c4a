'use client';

import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import styles from './wheel-screen.module.css';

/** Full screen, where the browser supports it. */
export function ScreenControl({
  container,
  label,
}: {
  container: RefObject<HTMLElement | null>;
  label: string;
}) {
  const [screen, setScreen] = useState<'none' | 'part' | 'whole'>('none');

  useEffect(() => {
    const look = () => setScreen(document.fullscreenElement ? 'whole' : 'part');
    if (document.fullscreenEnabled) look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  if (screen === 'none') return null;
  const toggle = () =>
    void (screen === 'whole' ? document.exitFullscreen() : container.current?.requestFullscreen());
  const Corners = screen === 'whole' ? Minimize : Maximize;
  return (
    <button type="button" aria-pressed={screen === 'whole'} onClick={toggle} className={styles.control}>
      <Corners size={20} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </button>
  );
}
