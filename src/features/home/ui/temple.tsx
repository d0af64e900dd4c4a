import { Children, type CSSProperties, type ReactNode } from 'react';
import { BrandMark } from '@/kit/ui/brand-mark';
import s from './temple.module.css';

type TempleProps = {
  motto: ReactNode;
  /** Beside the motto. */
  plate: ReactNode;
  markPath: string;
  /** Three phones: the columns that hold the roof. */
  children: ReactNode;
};

/** Pediment, architrave, columns and steps. Only the phones carry meaning; the stone is decoration. */
export function Temple({ motto, plate, markPath, children }: TempleProps) {
  return (
    <div className={s.temple}>
      <div className={s.roof}>
        <svg className={s.stone} width={740} height={212} viewBox="0 0 740 212" aria-hidden="true">
          <path d="M370 4 736 146v18H4v-18zM4 172h732v32H4z" fill="var(--color-lit)" />
          <path d="m370 38 270 104H100z" fill="var(--color-tympanum)" />
        </svg>
        <BrandMark path={markPath} className={s.mark} />
        <p className={s.motto} lang="el">
          {motto}
        </p>
        <div className={s.plate}>{plate}</div>
      </div>
      <div className={s.columns} data-phones-row>
        {Children.map(children, (phone, turn) => (
          <div className={s.column} style={{ '--turn': turn } as CSSProperties}>
            {phone}
          </div>
        ))}
      </div>
      <div className={s.step} />
      <div className={s.base} />
    </div>
  );
}
