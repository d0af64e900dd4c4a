'use client';

import { Link, useAuth } from '@payloadcms/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { matchesTyped } from '@/core/admin/command-palette/matches-typed';
import { type PaletteCommand, pageCommands } from '@/core/admin/command-palette/page-commands';
import { singleKeys } from '@/kit/admin/single-keys';
import {
  type PaletteDestination,
  type PlacesAsked,
  usePaletteDestinations,
} from './use-palette-destinations';
import { usePaletteResults } from './use-palette-results';

export type CommandPaletteProps = PlacesAsked & {
  /** Roles that may search for people and their requests. */
  searchers: readonly string[];
};

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span>
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);

/** Goes to a page, finds a person, runs what the open page can do, and teaches its keys. */
export function CommandPaletteDialog({
  searchers,
  onClose,
  ...asked
}: CommandPaletteProps & { onClose: () => void }) {
  const { user } = useAuth();
  const findsPeople = searchers.includes(String(user?.role));
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [isOn, setIsOn] = useState(() => singleKeys.isOn());
  const { places, searchFor } = usePaletteDestinations(asked);
  const words = typed.trim();
  const { isPending, found } = usePaletteResults(words, findsPeople);
  const isEarly = useRef(false);
  const { commands, otherKeys } = pageCommands();

  const shown: (PaletteCommand | PaletteDestination)[] = [...commands, ...places].filter(({ label }) =>
    matchesTyped(label, words),
  );
  if (words !== '') shown.push(...(found?.places ?? []), ...searchFor(words));
  const groups = Map.groupBy(shown, ({ group }) => group);

  useEffect(() => {
    dialog.current?.showModal();
    // Runs before all other listeners: a form asks before it is left, and its question needs the window.
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.palette a')) dialog.current?.close();
    };
    window.addEventListener('click', leave, true);
    return () => window.removeEventListener('click', leave, true);
  }, []);
  const stops = () => [
    ...(dialog.current?.querySelectorAll<HTMLElement>('input[type=search], li :is(a, button)') ?? []),
  ];
  useEffect(() => {
    if (isPending || !isEarly.current) return;
    isEarly.current = false;
    stops()[1]?.click();
  });

  const run = ({ label }: PaletteCommand) => {
    dialog.current?.close();
    // As the page has it now: it may have changed under the dialog.
    pageCommands()
      .commands.find((one) => one.label === label)
      ?.run();
  };
  const move = (event: KeyboardEvent) => {
    // Browsers clear a search field with this key.
    if (event.key === 'Escape') dialog.current?.close();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + by + all.length) % all.length]?.focus();
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className="palette" aria-label="Commands" onClose={onClose} onKeyDown={move}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Right after a name is typed, the first entry would be the search in a list, not the person.
          if (isPending) isEarly.current = true;
          else stops()[1]?.click();
        }}
      >
        <Search aria-hidden size={20} />
        <input
          type="search"
          aria-label="What do you want to do?"
          placeholder={
            findsPeople ? 'Find a person or a sentence, go to a page' : 'Find a sentence, go to a page'
          }
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            isEarly.current = false;
            setTyped(target.value);
          }}
        />
        <kbd aria-hidden>Esc</kbd>
      </form>
      <div className="palette__groups">
        {[...groups].map(([group, members]) => (
          <Group key={group} heading={group}>
            {members.map((one) => (
              <li key={one.label + ('href' in one ? one.href : '')}>
                {'href' in one ? (
                  <Link href={one.href} prefetch={false}>
                    {one.label}
                  </Link>
                ) : (
                  <button type="button" onClick={() => run(one)}>
                    {one.label}
                    <Keys keys={one.keys} />
                  </button>
                )}
              </li>
            ))}
          </Group>
        ))}
        {words === '' && otherKeys.length > 0 && (
          <section>
            <h2>Everywhere</h2>
            <dl>
              {otherKeys.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <p className="palette__status" role="status">
        {statusOf(words, shown.length, isPending, found?.hasFailed ?? false)}
      </p>
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

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2>{heading}</h2>
    <ul>{children}</ul>
  </section>
);

function statusOf(words: string, count: number, isPending: boolean, hasFailed: boolean): string {
  if (words === '') return '';
  if (isPending) return 'Searching …';
  if (hasFailed) return 'The search did not answer. Please try again.';
  if (count === 0) return 'Nothing matches.';
  return count === 1 ? '1 match' : `${count} matches`;
}
