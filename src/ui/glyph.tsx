import { type GlyphName, glyphShapes } from './glyph-shapes';

type GlyphProps = {
  name: GlyphName;
  /** Width and height in CSS px. */
  size?: number;
  strokeWidth?: number;
  /** Artboards pass a hex color: an exported SVG loses the surrounding `currentColor`. */
  color?: string;
  className?: string;
};

/** One line icon, always beside text with the same meaning: hidden from assistive technology. */
export function Glyph({
  name,
  size = 24,
  strokeWidth = 1.75,
  color = 'currentColor',
  className,
}: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={glyphShapes[name]} />
    </svg>
  );
}
