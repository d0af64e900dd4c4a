import { Plus } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '@/kit/ui/button';
import type { SocialLink } from '../../contract';
import { EmptyState } from '../empty-state';
import { countLinks } from './count-links';
import { DeletedPlace } from './deleted-place';
import styles from './edit-column.module.css';
import { EditTicket } from './edit-ticket';
import type { Editor } from './editor-type';
import { useEditState } from './use-edit-state';
import { useReorder } from './use-reorder';

type Props = {
  editor: Editor;
  links: SocialLink[];
  /** What the page says without links. */
  none: string;
};

export function EditList({ editor, links, none }: Props) {
  const { removed } = useEditState(editor.store);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened edit mode is gone; the count is where edit mode begins.
  useEffect(() => heading.current?.focus(), []);

  const add = (words: string) => (
    <Button variant="ink" size={links.length ? 'sm' : 'md'} onClick={editor.links.add}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      {words}
    </Button>
  );
  const byId = new Map(links.map((link) => [link.id, link]));
  const { list, said, order, carried, handle } = useReorder({
    ids: links.map(({ id }) => id),
    nameOf: (id) => byId.get(id)?.label ?? '',
    onOrder: (wanted) => void editor.links.reorder(wanted),
  });
  // Undo disappears once it is pressed: the focus returns to where the deletion began.
  const gone = useRef<number>(undefined);
  useEffect(() => {
    const back = gone.current;
    gone.current = removed?.link.id;
    if (back === undefined || removed || !links.some(({ id }) => id === back)) return;
    list.current?.querySelector<HTMLElement>(`[data-reorder="${back}"] [data-delete]`)?.focus();
  }, [removed, links, list]);
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  const place = removed ? (
    <li key={`removed-${removed.link.id}`}>
      <DeletedPlace link={removed.link} onUndo={() => editor.links.undo(removed.link)} />
    </li>
  ) : null;

  return (
    <section aria-labelledby="links-count">
      <div className={styles.head}>
        <h2 id="links-count" ref={heading} tabIndex={-1} className={styles.count}>
          {countLinks(links, Date.now())}
        </h2>
        {links.length ? add('Add New Link') : null}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ul ref={list} className={styles.list}>
        {shown.map((link, index) => (
          <Fragment key={link.id}>
            {removed?.index === index ? place : null}
            <li data-reorder={link.id}>
              <EditTicket
                link={link}
                handle={handle(link.id)}
                isCarried={carried === link.id}
                onEdit={() => editor.links.edit(link)}
                onDelete={() => editor.links.remove(link)}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= links.length ? place : null}
      </ul>
      {links.length ? null : <EmptyState title={none}>{add('Add Your First Link')}</EmptyState>}
    </section>
  );
}
