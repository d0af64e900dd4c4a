import { type Counted, isShown, MAY_NOT_EDIT_MESSAGE } from '../../contract';
import type { LinksWords } from '../../contract.texts';
import { TicketList } from '../ticket-list';
import styles from './edit-column.module.css';
import { EditList } from './edit-list';
import type { LinksEditor } from './editor-type';
import { useEditState } from './use-edit-state';

type Props = { editor: LinksEditor; counted: Counted; words: LinksWords['tickets'] };

/** The right column once edit mode was requested: the list to edit, or the tickets as edited so far. */
export function EditColumn({ editor, counted, words }: Props) {
  const { editing, links, loadError, mayEdit } = useEditState(editor.store);
  const shown = (links ?? []).filter((link) => isShown(link, Date.now()));
  if (!editing) return <TicketList links={shown} counted={counted} words={words} />;
  if (links && mayEdit) return <EditList editor={editor} links={links} none={words.none} />;
  if (links) {
    return (
      <>
        <p className={styles.notice} role="status">
          {MAY_NOT_EDIT_MESSAGE}
        </p>
        <TicketList links={shown} counted={counted} words={words} />
      </>
    );
  }
  if (!loadError) {
    return (
      <p className={styles.loading} role="status">
        Loading links...
      </p>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>The links could not be loaded. {loadError}</p>
      <button type="button" className={styles.again} onClick={editor.session.load}>
        Try again
      </button>
    </div>
  );
}
