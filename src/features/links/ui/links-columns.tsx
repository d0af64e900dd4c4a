'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Counted } from '../contract';
import type { LinksWords } from '../contract.texts';
import type { SignInPaths } from './editor/edit-api';
import styles from './links-page.module.css';
import { ManageOpener } from './manage-opener';
import { useCountedClicks } from './use-counted-clicks';
import { useEditor } from './use-editor';

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
