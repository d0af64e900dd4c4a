import paper from 'paper/dist/paper-core.js';
import { MarkRefusal, svgShapes } from './svg-shapes';

/** The mark fills this much of its grid of 32 units, in the middle. */
const SIDE = 30;
const GRID = 32;
const MOST_LETTERS = 4000;
const MOST_POINTS = 1500;

/** Left out of the package's types. */
type Drawn = paper.PathItem & { getPathData: (matrix: null, decimals: number) => string };

/**
 * The form in one color of an SVG file, as path data on a grid of 32 units. Dark shapes are united and light ones cut
 * out of them, in the order in which they are painted: what was white in the file lets the ground through.
 * @throws MarkRefusal with a sentence for the person who chose the file
 */
export function markOfSvg(file: string): string {
  const scope = new paper.PaperScope();
  scope.setup(new scope.Size(GRID, GRID));
  let points = 0;
  let mark: paper.PathItem = new scope.CompoundPath({ insert: false });
  for (const { path, isEvenOdd, isLight } of svgShapes(file)) {
    const shape = new scope.CompoundPath({
      pathData: path,
      fillRule: isEvenOdd ? 'evenodd' : 'nonzero',
      insert: false,
    });
    points += shape.children.reduce((sum, child) => sum + (child as paper.Path).segments.length, 0);
    if (points > MOST_POINTS)
      throw new MarkRefusal('Please choose a simpler drawing: this one has too many points');
    const options = { insert: false };
    mark = isLight ? mark.subtract(shape, options) : mark.unite(shape, options);
  }
  const { bounds } = mark;
  if (!(bounds.width > 0 && bounds.height > 0)) {
    throw new MarkRefusal('Please choose a file with at least one dark, filled shape');
  }
  const scale = SIDE / Math.max(bounds.width, bounds.height);
  mark.translate(new scope.Point(GRID / 2, GRID / 2).subtract(bounds.center));
  mark.scale(scale, new scope.Point(GRID / 2, GRID / 2));
  const drawn = (mark as Drawn).getPathData(null, 2);
  if (drawn.length > MOST_LETTERS)
    throw new MarkRefusal('Please choose a simpler drawing: this one is too detailed');
  return drawn;
}
