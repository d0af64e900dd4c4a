'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './close-icon';
import './dialog.css';

type DialogProps = {
  open: boolean;
  /** Called for Escape and the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/**
 * A modal using the browser's <dialog>: the focus is trapped, and returns afterwards. Below 600 px it is a sheet that
 * rises from the bottom. Its content is not rendered while it is closed.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // Closed before React removes it, so that the browser still restores the focus.
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open ? (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
