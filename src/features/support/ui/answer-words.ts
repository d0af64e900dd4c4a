import { fillPlaceholders } from '@/kit/shared/fill-placeholders';

const MINUTE = 60;

function span(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  const rest = minutes % MINUTE;
  if (minutes < MINUTE) return `${minutes} min`;
  return `${Math.floor(minutes / MINUTE)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

type Figures = { medianSeconds: number; percentKept: number };

/** What was measured of our answers, in one line. @param figures `percentKept` is whole */
export const answerTimeText = ({ medianSeconds, percentKept }: Figures, words: string): string =>
  fillPlaceholders(words, { time: span(medianSeconds), percent: String(percentKept) });
