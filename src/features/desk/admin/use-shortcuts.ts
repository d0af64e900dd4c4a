'use client';

import { useEffect, useRef } from 'react';
import { singleKeys } from '@/kit/admin/single-keys';
import { type Command, commandOf } from './shortcuts';

/** To the next pane, from the first one after the last. */
function nextPane(by: 1 | -1) {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(
    (pane) => pane.offsetParent !== null,
  );
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  panes[(at + by + panes.length) % panes.length]?.focus();
}

/** Runs the commands' keys while the desk is open. */
export function useShortcuts(commands: readonly Command[]) {
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
