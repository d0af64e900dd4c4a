type LineGlyphProps = {
  /** One path on a 24-unit grid. */
  shape: string;
  /** Width and height in CSS px. */
  size?: number;
  strokeWidth?: number;
  /** Artboards pass a hex color: an exported SVG loses the surrounding `currentColor`. */
  color?: string;
  className?: string;
};

/** One line icon, always beside text with the same meaning: hidden from assistive technology. */
export function LineGlyph({
  shape,
  size = 24,
  strokeWidth = 1.75,
  color = 'currentColor',
  className,
}: LineGlyphProps) {
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
      <path d={shape} />
    </svg>
  );
}
