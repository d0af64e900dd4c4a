import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../support/api';
import { EVERY_PAGE } from '../support/every-page';
import { readingGrade, sentencesIn, textRuns } from '../support/reading-grade';
import { type Site, startSite } from '../support/site';

/** Officers of a chapter are in college; the eighth grade is what plain writing for everybody aims at. */
const GRADE = 8;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const worst = (sentences: string[]) =>
  sentences
    .map((sentence) => ({ sentence, grade: readingGrade([sentence]) }))
    .sort((one, other) => other.grade - one.grade)
    .slice(0, 5)
    .map(({ sentence, grade }) => `${grade.toFixed(1)}: ${sentence}`);

it.each(EVERY_PAGE)('%s reads at the eighth grade or below', async (path) => {
  const sentences = textRuns((await call(site, path)).text).flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(0);
  const grade = readingGrade(sentences);
  expect(
    grade,
    `Grade ${grade.toFixed(1)}. Its hardest sentences:\n${worst(sentences).join('\n')}`,
  ).toBeLessThanOrEqual(GRADE);
});
