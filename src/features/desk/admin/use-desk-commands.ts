'use client';

import { useEffect, useRef } from 'react';
import {
  type PaletteCommand as Offered,
  openCommandPalette,
  usePageCommands,
} from '@/core/admin/command-palette/page-commands';
import { isSingle, type Press, singleKeys } from '@/kit/admin/single-keys';
import type { Mode } from '../contract';

export type DeskCommand = Offered & {
  /** Works outside of fields, and can be switched off. */
  single?: string;
};

/** The command of a key that was pressed outside of fields and dialogs; null if it has none. */
export const commandOf = (commands: readonly DeskCommand[], press: Press): DeskCommand | null =>
  isSingle(press) ? (commands.find(({ single }) => single === press.key) ?? null) : null;

/** To the next pane, from the first one after the last. */
function nextPane(by: 1 | -1) {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(
    (pane) => pane.offsetParent !== null,
  );
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  panes[(at + by + panes.length) % panes.length]?.focus();
}

/** Runs the commands' keys while the desk is open. */
function useShortcuts(commands: readonly DeskCommand[]) {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'F6') {
        event.preventDefault();
        return nextPane(event.shiftKey ? -1 : 1);
      }
      if (!singleKeys.isOn()) return;
      const command = commandOf(latest.current, event);
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

type Abilities = {
  step: Record<'back' | 'on', (() => void) | null>;
  oldest: (() => void) | null;
  write: ((mode: Mode) => void) | null;
  undo: (() => void) | null;
  search: () => void;
};

/** Keys that work by themselves elsewhere: shown, never run. */
const OTHER_KEYS = [
  { label: 'Switch pane', keys: ['F6'] },
  { label: 'Saved reply, while writing', keys: ['/'] },
  { label: 'Send', keys: ['Ctrl', 'Enter'] },
  { label: 'Send the second way', keys: ['Ctrl', 'Shift', 'Enter'] },
] as const;

const nothing = () => undefined;

/** What the desk can do by a key; the palette teaches the same list. */
export function useDeskCommands({ step, oldest, write, undo, search }: Abilities) {
  const commands: readonly DeskCommand[] = [
    { group: 'Move', label: 'Next in the queue', keys: ['j'], single: 'j', run: step.on ?? nothing },
    { group: 'Move', label: 'Previous', keys: ['k'], single: 'k', run: step.back ?? nothing },
    { group: 'Move', label: 'Open the first in the queue', keys: ['o'], single: 'o', run: oldest ?? nothing },
    { group: 'Move', label: 'Search', keys: ['/'], single: '/', run: search },
    { group: 'Answer', label: 'Reply', keys: ['r'], single: 'r', run: () => write?.('reply') },
    { group: 'Answer', label: 'Internal note', keys: ['n'], single: 'n', run: () => write?.('note') },
    {
      group: 'Sort out',
      label: 'Take back what I just sent',
      keys: ['z'],
      single: 'z',
      run: undo ?? nothing,
    },
    { group: 'Sort out', label: 'This overview', keys: ['?'], single: '?', run: openCommandPalette },
  ];
  useShortcuts(commands);
  usePageCommands({ commands, otherKeys: OTHER_KEYS });
}
