import { expect, it } from 'vitest';
import { readingGrade, sentencesIn, textRuns } from './reading-grade';

it('grades sentences by Flesch and Kincaid', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  const platypus = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
  expect(readingGrade([platypus])).toBeCloseTo(13.08, 2);
  expect(readingGrade([platypus, 'The cat sat on the mat.'])).toBeCloseTo(7.99, 2);
});

it('reads whole sentences of the main part, and neither labels, drawings nor code', () => {
  const html = `<title>No. It is not.</title><header><p>Nor is this one here.</p></header><main>
    <h2>What we take care of</h2><p>We keep it <b>short</b>. Is that<br>all right with you?</p>
    <div role="img" aria-label="A phone"><p>A drawing says this.</p></div><img alt="A picture says this.">
    <p aria-hidden="true">Nobody hears this one.</p><pre>Code is not read.</pre>
    <ul><li>One item of it</li><li>The last one ends here.</li></ul></main><p>This is after all of it.</p>`;
  expect(textRuns(html).flatMap(sentencesIn)).toEqual([
    'We keep it short.',
    'all right with you?',
    'The last one ends here.',
  ]);
});
