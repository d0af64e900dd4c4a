import { expect, it } from 'vitest';
import { contrast, mix, readableOn } from './colors';

it('mixes and measures as WCAG does', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#7c3aed', '#ffffff')).toBeCloseTo(5.7, 1);
});

it('finds a text color for every background', () => {
  expect(readableOn('#7c3aed', '#1b1033')).toBe('#ffffff');
  expect(readableOn('#ffd400', '#1b1033')).toBe('#1b1033');
  for (const ground of ['#ffffff', '#000000', '#ffff00', '#808080', '#a855f7', '#00ff00', '#ff0000']) {
    expect(contrast(readableOn(ground, '#1b1033'), ground), ground).toBeGreaterThanOrEqual(3.95);
  }
});
