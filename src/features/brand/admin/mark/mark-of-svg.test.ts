import { expect, it } from 'vitest';
import { BRAND_FORMATS } from '../../contract';
import { markOfSvg } from './mark-of-svg';

const svg = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

it.each([
  ['a square', '<rect x="10" y="10" width="40" height="40"/>', 'M1,1h30v30h-30z'],
  [
    'a group that is moved',
    '<g transform="translate(5 5) scale(2)"><path d="M0 0h9v9H0z"/></g>',
    'M1,1h30v30h-30z',
  ],
  ['the same shape twice', '<path d="M0 0h9v9H0z"/><path d="M0 0h9v9H0z"/>', 'M1,1h30v30h-30z'],
  [
    'a white shape, which is a hole',
    '<path d="M0 0h30v30H0z"/><path fill="#fff" d="M10 10h10v10H10z"/>',
    'M1,1h30v30h-30zM11,21h10v-10h-10z',
  ],
  [
    'a hole by the even-odd rule, drawn in the same direction',
    '<path fill-rule="evenodd" d="M0 0h30v30H0zM10 10h10v10H10z"/>',
    'M1,1h30v30h-30zM11,21h10v-10h-10z',
  ],
  [
    'fills from classes, and a white ground',
    '<style>.a{fill:#fff}.b{fill:#123456}</style><rect class="a" width="99" height="99"/><path class="b" d="M0 0h9v9H0z"/>',
    'M1,1h30v30h-30z',
  ],
  [
    'what drawing programs note',
    '<title>Mark</title><defs><linearGradient id="x"/></defs><sodipodi:namedview id="n"/><path d="M0 0h9v9H0z"/>',
    'M1,1h30v30h-30z',
  ],
])('takes %s', (_, inside, path) => {
  expect(markOfSvg(svg(inside))).toBe(path);
});

it('keeps the proportions, in the middle, and gives path data only', () => {
  const path = markOfSvg(svg('<circle cx="50" cy="50" r="10"/><ellipse cx="80" cy="50" rx="20" ry="10"/>'));
  expect(path).toMatch(BRAND_FORMATS.markPath);
  expect(path).toMatch(/^M\d/);
  expect(markOfSvg(svg('<rect width="30" height="10"/>'))).toBe('M1,11h30v10h-30z');
  expect(markOfSvg(svg('<rect width="30" height="10" rx="2"/>'))).toMatch(/^M3,11h26c/);
  expect(markOfSvg(svg('<polygon points="0,0 10,0 10,10"/>'))).toBe('M1,1h30v30z');
});

it.each([
  ['<script>alert(1)</script>', 'Please choose a file without scripts'],
  ['<path onload="alert(1)" d="M0 0h9v9z"/>', 'Please choose a file without scripts'],
  ['<foreignObject/>', 'Please choose a file without scripts'],
  ['<a href="https://elsewhere.example"/>', 'Please choose a file that refers to nothing outside it'],
  [
    '<path fill="url(https://elsewhere.example/a.svg#b)" d="M0 0h9v9z"/>',
    'Please choose a file that refers to nothing outside it',
  ],
  ['<text>Meridian</text>', 'Please turn text into shapes in your drawing program first'],
  ['<image/>', 'Please choose a drawing: this file contains a photo'],
  ['<use href="#a"/>', 'Please draw the mark with filled shapes only: this file uses <use>'],
  [
    '<path stroke="#000" d="M0 0h9"/>',
    'Please turn strokes into filled shapes in your drawing program first',
  ],
  ['<g mask="url(#a)"><path d="M0 0h9v9z"/></g>', 'Please draw the mark without masks and filters'],
  ['<path d="M0 0h9 nonsense"/>', 'Please choose another file: a shape in it cannot be read'],
  ['<path fill="#fff" d="M0 0h9v9z"/>', 'Please choose a file with at least one dark, filled shape'],
  ['<rect width="9" height="9"/>'.repeat(201), 'Please choose a simpler drawing, of at most 200 shapes'],
  [
    `<path d="M0 0${'l1 1'.repeat(1600)}z"/>`,
    'Please choose a simpler drawing: this one has too many points',
  ],
  [' '.repeat(100_000), 'Please choose a file of at most 100 KB'],
])('refuses %.60s', (inside, sentence) => {
  expect(() => markOfSvg(svg(inside))).toThrow(sentence);
});

it.each(['', 'GIF89a', '<html><body/></html>', '{"a":1}'])('refuses what is no SVG: %s', (file) => {
  expect(() => markOfSvg(file)).toThrow('Please choose an SVG file');
});
