'use client';

import { Settings2 } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import type { Counted } from '../contract';
import type { LinksWords } from '../contract.texts';
import type { SignInPaths } from './editor/edit-api';
import styles from './links-page.module.css';
import { markOpened } from './opened/use-opened';
import { useEditor } from './use-editor';

type ManageOpenerProps = {
  ref: Ref<HTMLButtonElement>;
  pending: boolean;
  hidden: boolean;
  onOpen: () => void;
};

/**
 * Opens edit mode; last on the page, because only staff need it. It is a GET form, so that a press before the scripts have loaded still works: the page at
 * `/links?edit=1` opens the sign-in by itself.
 */
function ManageOpener({ ref, pending, hidden, onOpen }: ManageOpenerProps) {
  return (
    <form
      action="/links"
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <button ref={ref} type="submit" name="edit" value="1" className={styles.quiet} aria-busy={pending}>
        <Settings2 size={17} strokeWidth={1.75} aria-hidden="true" />
        Manage links
      </button>
      <noscript className={styles.needs}>Managing links needs JavaScript.</noscript>
    </form>
  );
}

/**
 * Tears the tickets inside that the visitor opens, and counts clicks on the tickets inside. Browsers send a link's `ping` themselves, even without scripts, but some never
 * do: where scripts run, they send it and suppress the browser's own.
 */
function useCountedClicks(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = place.current;
    const count = ({ target, button }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[ping]');
      if (!link || button === 2) return;
      markOpened(Number(link.dataset.link));
      if (!navigator.sendBeacon?.(link.ping)) return;
      const { ping } = link;
      link.ping = '';
      setTimeout(() => {
        link.ping = ping;
      });
    };
    for (const kind of ['click', 'auxclick'] as const) element?.addEventListener(kind, count);
    return () => {
      for (const kind of ['click', 'auxclick'] as const) element?.removeEventListener(kind, count);
    };
  }, [place]);
}

type Props = {
  signIn: SignInPaths;
  /** Whether the button for edit mode exists. */
  canManage: boolean;
  ticketWords: LinksWords['tickets'];
  counted: Counted;
  /** Title and drawing day. */
  intro: ReactNode;
  /** The explanation: on a phone it comes after the tickets. */
  words: ReactNode;
  /** The tickets as the server rendered them for everybody. */
  tickets: ReactNode;
  /** What follows the tickets outside edit mode. */
  after: ReactNode;
};

/** The page's two columns. Edit mode takes over the right one once requested. */
export function LinksColumns(props: Props) {
  const { signIn, canManage, ticketWords, counted, intro, words, tickets, after } = props;
  const { editor, state, open, pending } = useEditor(signIn);
  const editing = state?.editing ?? false;
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const column = useRef<HTMLDivElement>(null);
  useCountedClicks(column);

  useEffect(() => {
    if (canManage && new URLSearchParams(window.location.search).has('edit')) void open();
  }, [canManage, open]);

  // Moves the focus back to the opener after edit mode.
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <div className={styles.stage}>
      {editor && editing ? (
        <div className={styles.top}>
          <editor.Controls editor={editor} />
        </div>
      ) : null}
      <div className={styles.intro}>{intro}</div>
      <div ref={column} className={styles.column}>
        {editor && (editing || state?.links) ? (
          <editor.Column editor={editor} counted={counted} words={ticketWords} />
        ) : (
          tickets
        )}
        {editing ? null : after}
      </div>
      <div className={styles.words}>
        {words}
        {canManage ? <ManageOpener ref={opener} hidden={editing} pending={pending} onOpen={open} /> : null}
      </div>
      {editor ? <editor.Dialogs editor={editor} /> : null}
    </div>
  );
}
