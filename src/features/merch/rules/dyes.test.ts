import { describe, expect, it } from 'vitest';
import { paletteOf } from '@/kit/shared/palette/palette';
import { violet } from '@/kit/shared/palette/violet.fixture';
import { inkFor, isLight, isReadable } from './dye';
import { dyesOf, hueName } from './dyes';

const { cloths, inks } = dyesOf(paletteOf(violet));
const named = (dyes: typeof cloths, name: string) => {
  const dye = dyes.find((one) => one.name === name);
  if (!dye) throw new Error(`no ${name}`);
  return dye;
};
const crossedOn = (cloth: string) =>
  inks.filter(({ value }) => !isReadable(value, named(cloths, cloth).value)).map(({ name }) => name);

describe('cloth and ink', () => {
  it('are named by what they look like, in every brand', () => {
    expect(cloths.map(({ name }) => name)).toEqual([
      'Deep violet',
      'Ink',
      'Violet',
      'Lilac',
      'Slate',
      'White',
    ]);
    expect(inks.map(({ name }) => name)).toEqual(['Brass', 'White', 'Lilac', 'Stone', 'Violet', 'Ink']);
    const teal = dyesOf(paletteOf({ ...violet, primary: '#0f766e', light: '#5eead4', highlight: '#dc2626' }));
    expect(teal.cloths.map(({ name }) => name).slice(0, 4)).toEqual([
      'Deep teal',
      'Ink',
      'Teal',
      'Light teal',
    ]);
    expect(teal.inks[0].name).toBe('Light red');
    expect(hueName('#777777')).toBe('Gray');
  });

  it('keeps inks off a cloth on which they have less than 3:1', () => {
    expect(isReadable('#949494', '#ffffff')).toBe(true);
    expect(isReadable('#969696', '#ffffff')).toBe(false);
    expect(crossedOn('Deep violet')).toEqual(['Violet', 'Ink']);
    expect(crossedOn('Ink')).toEqual(['Ink']);
    expect(crossedOn('White')).toEqual(['Brass', 'White', 'Lilac', 'Stone']);
  });

  it('replaces an ink that the cloth does not carry, and no other', () => {
    expect(inkFor(named(cloths, 'White'), named(inks, 'Brass'), inks).name).toBe('Violet');
    expect(inkFor(named(cloths, 'Ink'), named(inks, 'Lilac'), inks).name).toBe('Lilac');
  });

  it('leaves an ink for every cloth of every brand', () => {
    for (const color of ['#ffffff', '#000000', '#ffff00', '#808080', '#00ff00', '#ff0000']) {
      const dyes = dyesOf(
        paletteOf({ paper: color, ink: color, primary: color, light: color, highlight: color }),
      );
      for (const cloth of dyes.cloths) {
        const left = dyes.inks.filter(({ value }) => isReadable(value, cloth.value));
        expect(left.length, `${color} ${cloth.id}`).toBeGreaterThan(0);
      }
    }
  });

  it('tells light cloth from dark', () => {
    expect(['#5b21b6', '#7c3aed', '#c084fc', '#fffdf9'].map(isLight)).toEqual([false, false, true, true]);
  });
});
