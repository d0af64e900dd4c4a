'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type DetailsSheetProps = { onClose: () => void; children: ReactNode };

/** The details where they have no room beside the conversation: focus stays inside, and Escape closes. */
export function DetailsSheet({ onClose, children }: DetailsSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className="dv-sheet" aria-label="Details" onClose={onClose}>
      <button type="button" className="dv-icon" aria-label="Close" onClick={() => sheet.current?.close()}>
        <X size={20} aria-hidden />
      </button>
      {children}
    </dialog>
  );
}
