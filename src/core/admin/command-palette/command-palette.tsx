'use client';

import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCommandPaletteOpening } from '@/core/admin/command-palette/page-commands';
import { CommandPaletteDialog, type CommandPaletteProps } from './command-palette-dialog';

/** In the menu, which has what the palette asks for: who is signed in, and what they may see. */
export function CommandPalette(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMac, setIsMac] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  useCommandPaletteOpening(open);
  useEffect(() => setIsMac(/mac|iphone|ipad/i.test(navigator.userAgent)), []);
  return (
    <>
      <button
        type="button"
        className="palette-opener"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Search aria-hidden size={16} />
        Search or jump to
        <kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {/* A closed menu is inert, and so is what stands in it. */}
      {isOpen &&
        createPortal(<CommandPaletteDialog {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
