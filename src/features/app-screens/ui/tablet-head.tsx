import type { ReactNode } from 'react';
import { DisplayWords } from './display-words';
import s from './tablet-head.module.css';

/** A tablet page's title and subtitle on the left, its actions on the right. */
export function TabletHead({
  title,
  detail,
  children,
}: {
  title: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <div className={s.head}>
      <div>
        <DisplayWords text={title} className={s.title} />
        <div className={s.quiet}>{detail}</div>
      </div>
      <div className={s.actions}>{children}</div>
    </div>
  );
}
