import type { ReactNode } from 'react';
import s from './working-phone.module.css';

type WorkingPhoneProps = { name: string; controls: ReactNode; children: ReactNode };

/** A phone as a group: the picture of its screen, and real buttons over the drawn ones. */
export function WorkingPhone({ name, controls, children }: WorkingPhoneProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div role="group" aria-label={name} className={s.phone} data-phone>
      {children}
      {controls}
    </div>
  );
}
