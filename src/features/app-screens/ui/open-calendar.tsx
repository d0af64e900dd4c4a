import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MonthScreen } from './calendar-screen';
import s from './open-calendar.module.css';
import { PhoneFrame } from './phone-frame';
import { sampleMonths, THIS_MONTH } from './sample-months';
import { MonthButton } from './touch-buttons';

export { THIS_MONTH };

type Say = (sentence: string) => void;

/**
 * Draws the calendar over the screen of a phone. It is drawn only now, in the browser, so the page that nobody touches
 * carries nothing of it.
 *
 * @returns takes it away again
 */
export function openCalendar(phone: HTMLElement, say: Say): () => void {
  const place = document.createElement('div');
  place.className = s.over ?? '';
  phone.prepend(place);
  phone.dataset.open = '';
  const root = createRoot(place);
  // Drawn before anything is said about it.
  flushSync(() => root.render(<TurningCalendar say={say} />));
  return () => {
    root.unmount();
    place.remove();
    delete phone.dataset.open;
  };
}

const countOf = (place: number) => {
  const month = sampleMonths[place];
  return month ? month.upcoming.length + month.others.length : 0;
};

/** What a screen reader hears of a month. */
export const saidOf = (place: number) => `${sampleMonths[place]?.month}. ${countOf(place)} events.`;

function TurningCalendar({ say }: { say: Say }) {
  const [place, setPlace] = useState(THIS_MONTH);
  const month = sampleMonths[place];
  const hasNone = (by: number) => sampleMonths[place + by] === undefined;
  const turn = (by: number) => {
    if (hasNone(by)) return say(by < 0 ? 'The sample begins here.' : 'The sample ends here.');
    setPlace(place + by);
    say(saidOf(place + by));
  };
  if (!month) return null;
  return (
    <>
      <PhoneFrame label={`Mock screen: the calendar of ${month.month}`}>
        <MonthScreen sample={month} ends={{ back: hasNone(-1), on: hasNone(1) }} />
      </PhoneFrame>
      <MonthButton turn="back" isEnd={hasNone(-1)} press={() => turn(-1)} />
      <MonthButton turn="on" isEnd={hasNone(1)} press={() => turn(1)} />
    </>
  );
}
