'use client';

import { openPalette, usePageCommands } from '@/core/admin/command-palette/page-commands';
import type { Mode } from '../contract';
import type { Command } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

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
  const commands: readonly Command[] = [
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
    { group: 'Sort out', label: 'This overview', keys: ['?'], single: '?', run: openPalette },
  ];
  useShortcuts(commands);
  usePageCommands({ commands, otherKeys: OTHER_KEYS });
}
