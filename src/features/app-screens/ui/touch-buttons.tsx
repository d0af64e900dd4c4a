import type { CSSProperties } from 'react';
import s from './touch-buttons.module.css';
import type { TouchName } from './touches';

/** Left, top, width, height and corner of a drawn button, in CSS px of its artboard. */
type Box = readonly [number, number, number, number, number];

type Touch = {
  /** Begins with what is drawn. */
  name: string;
  box: Box;
  /** What a screen reader hears afterwards, and after taking it back. */
  said: string;
  unsaid: string;
};

const TOUCH: Record<TouchName, Touch> = {
  'check-in': {
    name: 'Check in Jordan Reyes',
    box: [223, 494, 79, 29, 8],
    said: 'Jordan is checked in. 59 of 84 here.',
    unsaid: 'Jordan is not checked in. 58 of 84 here.',
  },
  answer: {
    name: 'I’m in, Founders’ Formal',
    box: [223, 340, 63, 34, 9],
    said: 'You’re in. 62 going.',
    unsaid: 'You’re not in. 61 going.',
  },
  remind: {
    name: 'Remind 4 members',
    box: [18, 273, 284, 46, 12],
    said: '4 members reminded.',
    unsaid: 'Taken back. Nobody is reminded.',
  },
  undo: { name: 'Undo', box: [187, 326, 34, 16, 4], said: '', unsaid: 'Taken back. Nobody is reminded.' },
};

const placed = ([x, y, w, h, r]: Box) =>
  ({ '--x': x, '--y': y, '--w': w, '--h': h, '--r': r }) as CSSProperties;

/** A button over the drawn one, at least 44 px in each direction however small the phone is. */
export function TouchButton({ touch }: { touch: TouchName }) {
  const { name, box, said, unsaid } = TOUCH[touch];
  return (
    <button
      type="button"
      className={s.button}
      style={placed(box)}
      aria-label={name}
      aria-pressed={touch === 'undo' ? undefined : false}
      data-touch={touch}
      data-said={said}
      data-unsaid={unsaid}
    />
  );
}

/** The tab of the calendar, and the tab that leads back. */
const TABS = {
  events: { name: 'Events', box: [70, 610, 58, 50, 10] },
  home: { name: 'Home', box: [9, 610, 58, 50, 10] },
} as const;

/** A button over the tabs of the app: where the calendar is shown, it leads home. */
export function TabButton() {
  return (
    <button
      type="button"
      className={`${s.button} ${s.toTab}`}
      style={placed(TABS.events.box)}
      aria-label={TABS.events.name}
      data-to-tab
    />
  );
}

/** Moves the button to the other tab, with the focus that it may have. */
export function turnTab(button: HTMLElement, to: keyof typeof TABS) {
  const { name, box } = TABS[to];
  button.setAttribute('aria-label', name);
  button.style.setProperty('--x', String(box[0]));
}

const TURNS = {
  back: { name: 'Previous month', box: [192, 59, 30, 30, 9] },
  on: { name: 'Next month', box: [272, 59, 30, 30, 9] },
} as const;

type MonthButtonProps = { turn: keyof typeof TURNS; isEnd: boolean; press: () => void };

/** A button over an arrow of the calendar. */
export function MonthButton({ turn, isEnd, press }: MonthButtonProps) {
  const { name, box } = TURNS[turn];
  return (
    <button
      type="button"
      className={s.button}
      style={placed(box)}
      aria-label={name}
      aria-disabled={isEnd}
      onClick={press}
    />
  );
}
