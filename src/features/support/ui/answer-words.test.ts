import { expect, it } from 'vitest';
import { answerTimeText } from './answer-words';

const MEASURED = 'Median first answer {time}; {percent} % within 24 hours, last 90 days';

it.each([
  [11_400, 98, 'Median first answer 3 h 10 min; 98 % within 24 hours, last 90 days'],
  [7200, 100, 'Median first answer 2 h; 100 % within 24 hours, last 90 days'],
  [3599, 70, 'Median first answer 1 h; 70 % within 24 hours, last 90 days'],
  [4, 100, 'Median first answer 1 min; 100 % within 24 hours, last 90 days'],
])('%i seconds and %i percent in words', (medianSeconds, percentKept, words) => {
  expect(answerTimeText({ medianSeconds, percentKept }, MEASURED)).toBe(words);
});
