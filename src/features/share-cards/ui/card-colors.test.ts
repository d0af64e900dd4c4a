import { describe, expect, it } from 'vitest';
import { contrast } from '@/shared/colors';
import { cardColors } from './card-colors';

const brand = { primary: '#7c3aed', light: '#c084fc' };

describe('colors of a picture', () => {
  it('uses the brand’s colors', () => {
    expect(cardColors('brand', brand)).toMatchObject({ ground: '#7c3aed', text: '#ffffff' });
    expect(cardColors('paper', brand).mark).toBe('#7c3aed');
    expect(cardColors('ink', brand).mark).toBe('#c084fc');
  });

  it('stays readable whatever color an editor chooses', () => {
    for (const colour of ['#ffffff', '#000000', '#ffff00', '#808080', '#7c3aed', '#00ff00']) {
      const { ground, text, quiet } = cardColors('brand', { primary: colour, light: colour });
      expect(contrast(text, ground), colour).toBeGreaterThanOrEqual(3.95);
      expect(contrast(quiet, ground), colour).toBeGreaterThan(3);
      for (const tone of ['paper', 'ink'] as const) {
        const card = cardColors(tone, { primary: colour, light: colour });
        expect(contrast(card.mark, card.ground), `${tone} ${colour}`).toBeGreaterThan(3);
      }
    }
  });
});
