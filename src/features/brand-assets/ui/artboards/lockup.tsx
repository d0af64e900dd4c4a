import s from './artboard.module.css';

type LockupProps = {
  brand: { name: string; markPath: string };
  /** Type size of the name, in px. */
  size: number;
  color: string;
  markColor?: string;
  left: number;
  top: number;
};

/** Mark and name on one baseline. */
export function ArtboardLockup({ brand, size, color, markColor = color, left, top }: LockupProps) {
  const side = Math.round(size * 1.2);
  return (
    <div className={s.lockup} style={{ left, top, height: side }}>
      <ArtboardMark path={brand.markPath} size={side} color={markColor} />
      <div
        className={s.name}
        style={{ marginLeft: size * 0.36, fontSize: size, lineHeight: `${side}px`, color }}
      >
        {brand.name}
      </div>
    </div>
  );
}

/** Artboards set colors on the path itself: an exported SVG does not inherit from the elements around it. */
export function ArtboardMark({ path, size, color }: { path: string; size: number; color: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ display: 'block' }}>
      <path d={path} fill={color} />
    </svg>
  );
}
