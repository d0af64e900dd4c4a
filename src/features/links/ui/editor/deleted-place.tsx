import { useEffect, useRef } from 'react';
import type { SocialLink } from '../../contract';
import styles from './edit-ticket.module.css';

/** Placeholder of the last deleted link. The toast disappears after seconds; this stays until the next write. */
export function DeletedPlace({ link, onUndo }: { link: SocialLink; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its ticket: move the focus here for keyboard users.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.deleted} ref={place} tabIndex={-1}>
      <p>
        <bdi>{link.label}</bdi> was deleted
      </p>
      <button type="button" className={styles.undo} onClick={onUndo}>
        Undo<span className="sr-only"> deleting {link.label}</span>
      </button>
    </div>
  );
}
