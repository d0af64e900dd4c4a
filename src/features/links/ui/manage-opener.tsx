import { Settings2 } from 'lucide-react';
import type { Ref } from 'react';
import styles from './links-page.module.css';

type Props = { ref: Ref<HTMLButtonElement>; pending: boolean; hidden: boolean; onOpen: () => void };

/**
 * Opens edit mode; last on the page, because only staff need it. It is a GET form, so that a press before the scripts have loaded still works: the page at
 * `/links?edit=1` opens the sign-in by itself.
 */
export function ManageOpener({ ref, pending, hidden, onOpen }: Props) {
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
