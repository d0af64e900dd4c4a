import { Eye, LogOut } from 'lucide-react';
import styles from '../links-page.module.css';
import type { LinksEditor } from './editor-type';
import { useEditState } from './use-edit-state';

export function EditControls({ editor }: { editor: LinksEditor }) {
  const { writing } = useEditState(editor.store);
  return (
    <>
      <button type="button" className={styles.ghost} onClick={editor.session.exit}>
        <Eye size={17} strokeWidth={1.75} aria-hidden="true" />
        Exit Edit Mode
      </button>
      <button type="button" className={styles.ghost} aria-disabled={writing} onClick={editor.session.logout}>
        <LogOut size={17} strokeWidth={1.75} aria-hidden="true" />
        Logout
      </button>
    </>
  );
}
