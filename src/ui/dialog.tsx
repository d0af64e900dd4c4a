'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './close-icon';

type DialogProps = {
  open: boolean;
  /** Called for Escape and the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/**
 * A modal on the browser's own <dialog>: focus is trapped and returns where it was. Below 600 px it is a sheet that
 * rises from the lower edge. Nothing is rendered inside while it is closed.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // Closed before React takes it away, so that the browser still hands the focus back.
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
