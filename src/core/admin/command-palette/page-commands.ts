'use client';

import { useEffect } from 'react';

export type PaletteCommand = {
  /** Heading that it stands under. */
  group: string;
  label: string;
  /** As shown, each key by itself. */
  keys: readonly string[];
  run: () => void;
};

type PageCommands = {
  commands: readonly PaletteCommand[];
  /** Keys that work by themselves elsewhere: shown, never run. */
  otherKeys: readonly Pick<PaletteCommand, 'label' | 'keys'>[];
};

const NONE: PageCommands = { commands: [], otherKeys: [] };
let latest = NONE;

/** What the open page can do; asked anew for each press, since a page's commands change with what it shows. */
export const pageCommands = () => latest;

/** Offers a page's commands in the palette while the page is open. */
export function usePageCommands(page: PageCommands) {
  useEffect(() => {
    latest = page;
    return () => {
      latest = NONE;
    };
  });
}

const OPEN = 'palette:open';

export const openCommandPalette = () => window.dispatchEvent(new Event(OPEN));

/** Runs when a page, or the keys Ctrl K or ⌘ K, ask for the palette. */
export function useCommandPaletteOpening(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isOurs || event.altKey || event.shiftKey || event.defaultPrevented) return;
      // Browsers have something of their own on these keys.
      event.preventDefault();
      open();
    };
    window.addEventListener(OPEN, open);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener(OPEN, open);
      window.removeEventListener('keydown', press);
    };
  }, [open]);
}
