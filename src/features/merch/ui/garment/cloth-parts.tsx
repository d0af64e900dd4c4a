type ShadeProps = {
  /** Of the outline, once on the page. */
  id: string;
  outline: string;
  folds: readonly string[];
  lights: readonly string[];
};

/** Folds as flat shades, and lights, within the outline; how strong they are depends on the cloth. */
export function Shade({ id, outline, folds, lights }: ShadeProps) {
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={folds.join('')} fillOpacity="var(--fold)" />
      <path d={lights.join('')} fill="#ffffff" fillOpacity="var(--gleam)" />
    </g>
  );
}

/** Double stitching. */
export const Stitches = ({ d }: { d: string }) => (
  <path
    d={d}
    fill="none"
    stroke="var(--thread)"
    strokeOpacity="var(--stitch)"
    strokeWidth={1.4}
    strokeDasharray="4 3"
  />
);

/** A knitted band: cloth, darker, with its ribs. */
export function Rib({ d, width = 15 }: { d: string; width?: number }) {
  return (
    <g fill="none" strokeWidth={width}>
      <path d={d} stroke="var(--cloth)" />
      <path d={d} stroke="#000000" strokeOpacity={0.22} />
      <path d={d} stroke="#000000" strokeOpacity={0.3} strokeDasharray="1.3 3.4" />
    </g>
  );
}
