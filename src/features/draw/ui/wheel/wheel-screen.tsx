'use client';

import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { BrandMark } from '@/kit/ui/brand-mark';
import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import type { WheelWords } from '../../contract.wheel-texts';
import { type Publish, PublishStep } from './publish-step';
import { useWheel, type WheelState, type WheelWinner } from './use-wheel';
import styles from './wheel-screen.module.css';

/** Full screen, where the browser supports it. */
function ScreenControl({ container, label }: { container: RefObject<HTMLElement | null>; label: string }) {
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

type WinnerCallProps = {
  winner: string;
  prize: string;
  /** `wins {prize}` */
  wins: string;
  won: string;
  isOut: boolean;
};

/** Rendered from the start, so that screen readers announce the winner when the wheel stops. */
const WinnerCall = ({ winner, prize, wins, won, isOut }: WinnerCallProps) => (
  <div role="status">
    {isOut ? (
      <div className={styles.winner}>
        <h2>
          <bdi>{winner}</bdi>
          <span>
            {' '}
            <FilledText text={wins} parts={{ prize: <bdi>{prize}</bdi> }} />
          </span>
        </h2>
        <p>{won}</p>
      </div>
    ) : null}
  </div>
);

type Props = {
  address: string;
  colors: string[];
  markPath: string;
  title: string;
  prize: string;
  /** The number of people and tickets on the wheel, in words. */
  size: string;
  winner: WheelWinner;
  /** The winner's way in and prize, in words. */
  won: string;
  /** How staff publish the result from here; undefined once published. */
  publish?: Publish;
  words: WheelWords['wheel'];
};

const PRESS = {
  loading: 'spin',
  failed: 'retry',
  ready: 'spin',
  turning: 'skip',
  resting: 'again',
} as const satisfies Record<WheelState, keyof WheelWords['wheel']>;

/** Wheel, pointer and the names that pass it. It fills the window, or the whole screen on request. */
export function WheelScreen(props: Props) {
  const { address, colors, markPath, title, prize, size, winner, won, publish, words } = props;
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  const under = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [hasTurned, setHasTurned] = useState(false);

  const onPass = (names: (string | null)[], at: number) => {
    const nameAt = (place: number) => {
      const index = (place + names.length) % names.length;
      return names[index] ?? fillPlaceholders(words.person, { count: String(index + 1) });
    };
    for (const [place, row] of [
      [at + 1, before],
      [at, under],
      [at - 1, after],
    ] as const) {
      if (row.current) row.current.textContent = nameAt(place);
    }
  };
  const wheel = useWheel({ canvas, address, colors, winner, onPass });
  const press = () => {
    if (wheel.state === 'failed') return wheel.retry();
    setHasTurned(true);
    wheel.spin();
  };

  return (
    <div
      ref={container}
      className={`${styles.frame} on-ink`}
      data-state={wheel.state}
      data-live={publish !== undefined}
    >
      <div className={styles.turntable}>
        <div className={styles.wheel}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={fillPlaceholders(words.name, { size })}
            className={styles.canvas}
          />
        </div>
        <span className={styles.hub}>
          <BrandMark path={markPath} size="52%" />
        </span>
        <span className={styles.pointer} />
      </div>
      <div className={styles.side}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className={styles.size}>{size}</p>
        <div className={styles.call}>
          <p className={styles.stake} hidden={hasTurned}>
            <bdi>{prize}</bdi>
            <span>{words.stake}</span>
          </p>
          <div className={styles.passing} aria-hidden="true" hidden={!hasTurned || wheel.state === 'resting'}>
            <span ref={before} />
            <span ref={under} />
            <span ref={after} />
          </div>
          <WinnerCall
            winner={winner.name}
            prize={prize}
            wins={words.wins}
            won={won}
            isOut={wheel.state === 'resting'}
          />
          {wheel.state === 'failed' ? <p role="alert">{words.failed}</p> : null}
          <noscript>
            <p>{words.scripts}</p>
          </noscript>
        </div>
        <div className={styles.ways}>
          <Button size="lg" onClick={press} aria-disabled={wheel.state === 'loading' || undefined}>
            {words[PRESS[wheel.state]]}
          </Button>
          <ScreenControl container={container} label={words.screen} />
        </div>
        {publish ? <PublishStep {...publish} isReady={wheel.state === 'resting'} /> : null}
      </div>
    </div>
  );
}
