'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { singleKeys } from '@/admin/single-keys';
import type { Command } from './shortcuts';
import { OTHER_KEYS } from './use-desk-commands';

const GROUPS = ['Move', 'Answer', 'Sort out'] as const;

type ShortcutsDialogProps = { commands: readonly Command[]; onClose: () => void };

/** Teaches the keys, and runs what is chosen. */
export function ShortcutsDialog({ commands, onClose }: ShortcutsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [isOn, setIsOn] = useState(() => singleKeys.isOn());
  const found = commands.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  useEffect(() => dialog.current?.showModal(), []);

  const run = (command: Command | undefined) => {
    dialog.current?.close();
    command?.run();
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input[type=search], li button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + by + stops.length) % stops.length]?.focus();
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className="dv-keys" aria-label="Shortcuts" onClose={onClose} onKeyDown={move}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(found[0]);
        }}
      >
        <input
          type="search"
          aria-label="What do you want to do?"
          placeholder="What do you want to do?"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <kbd aria-hidden>Esc</kbd>
      </form>
      <div className="dv-keys__groups">
        {GROUPS.map((group) => {
          const shown = found.filter((one) => one.group === group);
          if (shown.length === 0) return null;
          return (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {shown.map((command) => (
                  <li key={command.label}>
                    <button type="button" onClick={() => run(command)}>
                      {command.label}
                      <span>
                        {command.keys.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && <p>Nothing matches.</p>}
        {typed.trim() === '' && (
          <section>
            <h2>Everywhere</h2>
            <dl>
              {OTHER_KEYS.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <footer>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              singleKeys.set(target.checked);
              setIsOn(target.checked);
            }}
          />
          Single keys work outside of fields
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </footer>
    </dialog>
  );
}
