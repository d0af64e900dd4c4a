import type { CodePath } from '@/kit/shared/picture';

/** Modules of white around a code; phones do not recognize a code without them. */
const QUIET = 4;

/** A QR code with its quiet zone, dark on paper. */
export function Code({
  code,
  size,
  color,
  ground,
}: {
  code: CodePath;
  size: number;
  color: string;
  ground: string;
}) {
  const side = code.modules + 2 * QUIET;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ display: 'block' }}
    >
      <path d={`M0 0H${side}V${side}H0z`} fill={ground} />
      <path d={code.d} fill={color} transform={`translate(${QUIET} ${QUIET})`} />
    </svg>
  );
}
