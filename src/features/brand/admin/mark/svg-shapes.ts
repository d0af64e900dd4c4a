import { Parser } from 'htmlparser2';
import svgpath from 'svgpath';

type Attributes = Record<string, string>;

const numbers = (text = '') => (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

function box(x: number, y: number, width: number, height: number, rx: number, ry: number) {
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
}

/** A shape as SVG path data; '' for one that covers no area. */
function outlineOf(name: string, attributes: Attributes): string {
  const of = (key: string) => numbers(attributes[key])[0] ?? 0;
  if (name === 'path') return attributes.d ?? '';
  if (name === 'circle') return of('r') > 0 ? oval(of('cx'), of('cy'), of('r'), of('r')) : '';
  if (name === 'ellipse')
    return of('rx') > 0 && of('ry') > 0 ? oval(of('cx'), of('cy'), of('rx'), of('ry')) : '';
  if (name === 'rect') {
    const [width, height] = [of('width'), of('height')];
    if (width <= 0 || height <= 0) return '';
    const rx = Math.min(of('rx') || of('ry'), width / 2);
    const ry = Math.min(of('ry') || of('rx'), height / 2);
    return box(of('x'), of('y'), width, height, rx, ry);
  }
  const points = numbers(attributes.points);
  return points.length >= 6 ? `M${points.join(' ')}z` : '';
}

/** One filled area, in the coordinates of the file. A light one is a hole in what is below it. */
export type Shape = { path: string; isEvenOdd: boolean; isLight: boolean };

/** Why a file cannot become a mark, in one sentence for the person who chose it. */
export class MarkRefusal extends Error {}

const MOST_BYTES = 100_000;
const MOST_SHAPES = 200;

const GROUPS = new Set(['svg', 'g', 'a', 'switch']);
const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line']);
/** Read for nothing that is drawn: names, and what drawing programs note for themselves. */
const NOTES = new Set(['title', 'desc', 'metadata', 'defs', 'style']);
/** Inherited by what is inside a group. */
const INHERITED = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'opacity',
  'display',
  'visibility',
] as const;
const UNSUPPORTED = ['clip-path', 'mask', 'filter'];

type Look = Attributes & { transforms: string[] };

const refuse = (sentence: string): never => {
  throw new MarkRefusal(sentence);
};

const declarations = (css: string) =>
  Object.fromEntries(
    css.split(';').flatMap((one) => {
      const [name, value] = one.split(':');
      return name && value ? [[name.trim(), value.trim()]] : [];
    }),
  );

/** Illustrator writes fills as classes; nothing but `.name { ... }` is read. */
function classesIn(css: string): Map<string, Attributes> {
  const classes = new Map<string, Attributes>();
  for (const [, names = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const name of names.split(',').map((one) => one.trim())) {
      if (name.startsWith('.'))
        classes.set(name.slice(1), { ...classes.get(name.slice(1)), ...declarations(body) });
    }
  }
  return classes;
}

function checkSafe(name: string, attributes: Attributes, isNote: boolean) {
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) refuse('Please choose a file without scripts');
    const leadsOut = /href$/i.test(key) ? !value.startsWith('#') : /url\(\s*['"]?(?!#)/i.test(value);
    if (leadsOut && !key.startsWith('xmlns'))
      refuse('Please choose a file that refers to nothing outside it');
  }
  if (name === 'script' || name === 'foreignobject') refuse('Please choose a file without scripts');
  if (name === 'text' || name === 'tspan')
    refuse('Please turn text into shapes in your drawing program first');
  if (name === 'image') refuse('Please choose a drawing: this file contains a photo');
  const isKnown = isNote || GROUPS.has(name) || DRAWN.has(name) || NOTES.has(name) || name.includes(':');
  if (!isKnown) refuse(`Please draw the mark with filled shapes only: this file uses <${name}>`);
}

/** Six or three digits, rgb() or one of the two names that drawing programs write. */
function isLight(fill: string): boolean {
  if (/^white$/i.test(fill)) return true;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(fill)?.[1];
  const parts = hex
    ? (hex.length === 3 ? [...hex].map((one) => one + one) : (hex.match(/../g) ?? [])).map((one) =>
        Number.parseInt(one, 16),
      )
    : (/^rgb\(([\d\s,]+)\)$/i.exec(fill)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 225;
}

function shapeOf(name: string, look: Look): Shape | undefined {
  const isHidden = look.display === 'none' || look.visibility === 'hidden' || Number(look.opacity ?? 1) === 0;
  if (isHidden) return undefined;
  const hasStroke = Boolean(look.stroke) && look.stroke !== 'none' && Number(look['stroke-width'] ?? 1) !== 0;
  if (hasStroke) refuse('Please turn strokes into filled shapes in your drawing program first');
  const fill = look.fill ?? '#000000';
  const outline = outlineOf(name, look);
  if (fill === 'none' || !outline) return undefined;
  const moved = look.transforms.reduceRight((path, one) => path.transform(one), svgpath(outline));
  if ('err' in moved && moved.err) refuse('Please choose another file: a shape in it cannot be read');
  return { path: moved.toString(), isEvenOdd: look['fill-rule'] === 'evenodd', isLight: isLight(fill) };
}

/**
 * Reads the filled shapes of an SVG file, in the order in which they are painted. Only elements and attributes that
 * are named above are read; nothing of the file itself is kept.
 * @throws MarkRefusal
 */
export function svgShapes(file: string): Shape[] {
  if (file.length > MOST_BYTES) refuse('Please choose a file of at most 100 KB');
  const shapes: Shape[] = [];
  const looks: Look[] = [];
  let classes = new Map<string, Attributes>();
  let style = '';
  let skipped = 0;
  let isSvg = false;

  const parser = new Parser(
    {
      onopentag(written, attributes) {
        const name = written.toLowerCase();
        if (!isSvg && name !== 'svg') refuse('Please choose an SVG file');
        isSvg = true;
        checkSafe(name, attributes, skipped > 0);
        const outer = looks.at(-1);
        const own = {
          ...attributes,
          ...Object.assign({}, ...(attributes.class ?? '').split(/\s+/).map((one) => classes.get(one))),
          ...declarations(attributes.style ?? ''),
        };
        const inherited = Object.fromEntries(
          INHERITED.flatMap((key) => (outer?.[key] ? [[key, outer[key]]] : [])),
        );
        const transforms = [...(outer?.transforms ?? []), ...(own.transform ? [own.transform] : [])];
        const look: Look = Object.assign({}, inherited, own, { transforms });
        looks.push(look);
        if (NOTES.has(name) || name.includes(':')) skipped += 1;
        if (skipped > 0) return;
        if (UNSUPPORTED.some((key) => look[key] && look[key] !== 'none'))
          refuse('Please draw the mark without masks and filters');
        const shape = DRAWN.has(name) ? shapeOf(name, look) : undefined;
        if (shape) shapes.push(shape);
        if (shapes.length > MOST_SHAPES) refuse('Please choose a simpler drawing, of at most 200 shapes');
      },
      ontext(text) {
        style += text;
      },
      onclosetag(written) {
        const name = written.toLowerCase();
        if (name === 'style') classes = new Map([...classes, ...classesIn(style)]);
        style = '';
        if (NOTES.has(name) || name.includes(':')) skipped -= 1;
        looks.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(file);
  if (!isSvg) refuse('Please choose an SVG file');
  return shapes;
}
