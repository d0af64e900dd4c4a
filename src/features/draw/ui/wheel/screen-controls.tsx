'use client';

import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { WheelWords } from '../../contract.wheel-texts';
import styles from './wheel-screen.module.css';
import { openSound, type WheelSound } from './wheel-sound';

type Props = {
  container: RefObject<HTMLElement | null>;
  sound: RefObject<WheelSound | null>;
  words: Pick<WheelWords['wheel'], 'sound' | 'screen'>;
};

/** Sound, off by default, and full screen where the browser supports it. */
export function ScreenControls({ container, sound, words }: Props) {
  const [isLoud, setIsLoud] = useState(false);
  const [screen, setScreen] = useState<'none' | 'part' | 'whole'>('none');

  useEffect(() => {
    const look = () => setScreen(document.fullscreenElement ? 'whole' : 'part');
    if (document.fullscreenEnabled) look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  useEffect(() => () => sound.current?.close(), [sound]);

  const toggleSound = () => {
    sound.current?.close();
    sound.current = isLoud ? null : openSound();
    setIsLoud(!isLoud);
  };
  const toggleScreen = () =>
    void (screen === 'whole' ? document.exitFullscreen() : container.current?.requestFullscreen());

  const Speaker = isLoud ? Volume2 : VolumeX;
  const Corners = screen === 'whole' ? Minimize : Maximize;
  return (
    <div className={styles.controls}>
      <button type="button" aria-pressed={isLoud} onClick={toggleSound} className={styles.control}>
        <Speaker size={20} strokeWidth={1.75} aria-hidden="true" />
        {words.sound}
      </button>
      {screen === 'none' ? null : (
        <button
          type="button"
          aria-pressed={screen === 'whole'}
          onClick={toggleScreen}
          className={styles.control}
        >
          <Corners size={20} strokeWidth={1.75} aria-hidden="true" />
          {words.screen}
        </button>
      )}
    </div>
  );
}
