export type Attributes = Record<string, string>;

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
export function outlineOf(name: string, attributes: Attributes): string {
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
