import { Children, type ReactNode } from 'react';
import s from './temple.module.css';

type TempleProps = {
  width: number;
  /** Three phone screens of 320 by 680: the columns under the roof. */
  children: ReactNode;
  markPath: string;
  stone: string;
  tympanum: string;
  mark: string;
  bezel: string;
};

/** A roof over columns, drawn for a width of 640; the rest scales with it. */
export function ArtboardTemple({ width, children, markPath, stone, tympanum, mark, bezel }: TempleProps) {
  const unit = width / 640;
  const scale = 0.56 * unit;
  return (
    <div className={s.temple} style={{ width }}>
      <svg width={width} height={180 * unit} viewBox="0 0 740 208" style={{ display: 'block' }}>
        <path d="M370 4 736 146V164H4V146Z" fill={stone} />
        <path d="M370 38 640 142H100Z" fill={tympanum} />
        <path d="M4 172H736V204H4Z" fill={stone} />
        <path d={markPath} fill={mark} transform="translate(335 66) scale(2.18)" />
      </svg>
      <div className={s.columns} style={{ top: 192 * unit, left: 20 * unit, right: 20 * unit }}>
        {Children.map(children, (screen) => (
          <Column scale={scale} bezel={bezel}>
            {screen}
          </Column>
        ))}
      </div>
    </div>
  );
}

/** A scaled phone: a box of the scaled size, and a transform inside it. */
export function Column({ scale, bezel, children }: { scale: number; bezel: string; children: ReactNode }) {
  return (
    <div className={s.column} style={{ width: 338 * scale, height: 698 * scale }}>
      <div className={s.bezel} style={{ transform: `scale(${scale})`, background: bezel }}>
        <div className={s.glass}>{children}</div>
      </div>
    </div>
  );
}
