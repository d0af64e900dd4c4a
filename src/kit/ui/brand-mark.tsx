/** The mark in one color, `currentColor`. Decoration unless `label` names it. */
export function BrandMark({
  path,
  size = 28,
  className,
  label,
}: {
  /** SVG path data on a 32-unit grid. */
  path: string;
  size?: number | string;
  className?: string;
  label?: string;
}) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg {...naming} width={size} height={size} viewBox="0 0 32 32" fill="currentColor" className={className}>
      <path d={path} />
    </svg>
  );
}
