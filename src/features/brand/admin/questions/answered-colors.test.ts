import { expect, it } from 'vitest';
import { drawableColors, withColor } from './answered-colors';

const five = {
  paper: '#faf6ee',
  ink: '#1b1033',
  primary: '#7c3aed',
  light: '#c084fc',
  highlight: '#c79a45',
};
const earlier = { ...five, accent: '#a855f7', print: '#5f4b8b', printAccent: '#8960e2' };

it('empties what was chosen for the colors that the site came with, until they are back', () => {
  const green = withColor(earlier, earlier, 'primary', '#0c6b62');
  expect(green).toEqual({
    ...five,
    primary: '#0c6b62',
    accent: '',
    print: '',
    printAccent: '',
  });
  expect(withColor(earlier, green, 'primary', '#7c3aed')).toEqual(earlier);
});

it('draws the earlier color until the new one has six digits', () => {
  const begun = withColor(earlier, earlier, 'primary', '#0c6');
  expect(drawableColors(earlier, begun).primary).toBe('#7c3aed');
  expect(drawableColors(earlier, { ...begun, primary: '#0c6b62' }).primary).toBe('#0c6b62');
});
