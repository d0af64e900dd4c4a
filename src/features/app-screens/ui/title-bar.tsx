import type { ReactNode } from 'react';
import { DisplayWords } from './display-words';
import s from './title-bar.module.css';

/** A screen's title on the left and its two actions on the right. */
export function TitleBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={s.bar}>
      <DisplayWords text={title} className={s.title} />
      <span className={s.actions}>{children}</span>
    </div>
  );
}
