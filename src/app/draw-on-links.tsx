import { readDrawSummary, readEntries } from '@/features/draw/server/draw-summary.queries';
import { DrawPromise } from '@/features/draw/ui/summary/draw-promise';
import { DrawingDay } from '@/features/draw/ui/summary/drawing-day';
import { LastWinner } from '@/features/draw/ui/summary/last-winner';
import { drawWords } from './draw-rounds';

/** The draw on the page of links: its date, its last winner, and its promise. */
export async function drawOnLinks() {
  const [{ list }, { due, last }, words] = await Promise.all([readEntries(), readDrawSummary(), drawWords()]);
  return {
    day: list !== 'open' && <DrawingDay due={due} list={list} words={words} />,
    last: last && <LastWinner round={last} words={words} />,
    promise: <DrawPromise words={words.stakes} />,
  };
}
