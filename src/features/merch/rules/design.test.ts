import { expect, it } from 'vitest';
import { designLine, withDesign } from './design';

const design = { piece: 'back', letters: 'ΞΨΩ', cloth: 'White', ink: 'Violet' } as const;
const LINE =
  'From the studio: Shirt, printed on the back. Letters: ΞΨΩ (Xi Psi Omega). Cloth: White. Ink: Violet.';

it('tells piece, letters, cloth and ink in one line', () => {
  expect(designLine(design)).toBe(LINE);
  expect(designLine({ piece: 'cap', letters: '', cloth: 'Ink', ink: 'Brass' })).toBe(
    'From the studio: Cap. Letters: not chosen yet. Cloth: Ink. Ink: Brass.',
  );
});

it('writes the design above what somebody wrote, in place of an earlier one', () => {
  expect(withDesign('', design)).toBe(LINE);
  const first = withDesign('Our owl.\nSmall.', { ...design, ink: 'Ink' });
  expect(withDesign(first, design)).toBe(`${LINE}\nOur owl.\nSmall.`);
});
