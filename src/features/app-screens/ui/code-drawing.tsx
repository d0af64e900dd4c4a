import type { CodePath } from '@/kit/shared/picture';

/** A QR code, at most `fit` CSS px wide; each module takes whole pixels, or its edges blur. */
export function CodeDrawing({ code, fit }: { code: CodePath; fit: number }) {
  const side = Math.max(1, Math.floor(fit / code.modules)) * code.modules;
  return (
    <svg
      width={side}
      height={side}
      viewBox={`0 0 ${code.modules} ${code.modules}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={code.d} fill="var(--color-deep)" />
    </svg>
  );
}
