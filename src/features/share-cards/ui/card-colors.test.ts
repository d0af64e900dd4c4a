import { describe, expect, it } from 'vitest';
import { contrast } from '@/kit/shared/colors';
import { paletteOf } from '@/kit/shared/palette/palette';
import { violet } from '@/kit/shared/palette/violet.fixture';
import { cardColors } from './card-colors';

describe('colors of a picture', () => {
  it('uses the brand’s colors', () => {
    const palette = paletteOf(violet);
    expect(cardColors('brand', palette)).toMatchObject({ ground: '#7c3aed', text: '#ffffff' });
    expect(cardColors('paper', palette)).toMatchObject({ ground: '#faf6ee', mark: '#7c3aed' });
    expect(cardColors('ink', palette)).toMatchObject({ ground: '#1b1033', mark: '#c084fc' });
  });

  it('stays readable whatever color an editor chooses', () => {
    for (const color of ['#ffffff', '#000000', '#ffff00', '#808080', '#7c3aed', '#00ff00']) {
      const palette = paletteOf({ paper: color, ink: color, primary: color, light: color, highlight: color });
      for (const tone of ['paper', 'ink', 'brand'] as const) {
        const { ground, text, quiet, mark } = cardColors(tone, palette);
        expect(contrast(text, ground), `${tone} ${color}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(quiet, ground), `${tone} ${color}`).toBeGreaterThan(4);
        expect(contrast(mark, ground), `${tone} ${color}`).toBeGreaterThan(3);
      }
    }
  });
});
