import { GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { spanWords } from '@/core/shared/visibility';
import { Button } from '@/kit/ui/button';
import { isShown, linkSpan, type SocialLink } from '../../contract';
import { EmptyState } from '../empty-state';
import { linkHandle, safeHref } from '../link-address';
import { PlatformMark } from '../platform-mark';
import { countLinks } from './count-links';
import styles from './edit-column.module.css';
import editTicketStyles from './edit-ticket.module.css';
import deletedPlaceStyles from './edit-ticket.module.css';
import type { LinksEditor } from './editor-type';
import { useEditState } from './use-edit-state';
import { type Handle, useReorder } from './use-reorder';

type EditTicketProps = {
  link: SocialLink;
  handle: Handle;
  isCarried: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A ticket in edit mode: its order number in front, with the drag handle; two buttons in place of the stub. */
function EditTicket({ link, handle, isCarried, onEdit, onDelete }: EditTicketProps) {
  const href = safeHref(link.url);
  const inTime = spanWords(linkSpan(link), Date.now());
  const hiddenFor = link.isActive ? (link.isSample ? 'Sample: replace it' : inTime) : 'Inactive';
  const label = <bdi>{link.label}</bdi>;
  return (
    <article
      className={editTicketStyles.ticket}
      data-active={isShown(link, Date.now())}
      data-carried={isCarried || undefined}
    >
      <button
        type="button"
        className={editTicketStyles.handle}
        data-handle
        aria-pressed={isCarried}
        {...handle}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Move {link.label}</span>
      </button>
      <span className={editTicketStyles.order}>
        <span className="sr-only">Order </span>
        {link.order}
      </span>
      <PlatformMark link={link} className={editTicketStyles.mark} />
      <div className={editTicketStyles.words}>
        <h3 className={editTicketStyles.label}>
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ) : (
            label
          )}
        </h3>
        <bdi className={editTicketStyles.account}>{linkHandle(link.url)}</bdi>
      </div>
      {hiddenFor ? <span className={editTicketStyles.badge}>{hiddenFor}</span> : null}
      <div className={editTicketStyles.tools}>
        <button type="button" className={editTicketStyles.tool} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Edit {link.label}</span>
        </button>
        <button type="button" className={editTicketStyles.delete} data-delete onClick={onDelete}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Delete {link.label}</span>
        </button>
      </div>
    </article>
  );
}

/** Placeholder of the last deleted link. The toast disappears after seconds; this stays until the next write. */
function DeletedPlace({ link, onUndo }: { link: SocialLink; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its ticket: move the focus here for keyboard users.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className={deletedPlaceStyles.deleted} ref={place} tabIndex={-1}>
      <p>
        <bdi>{link.label}</bdi> was deleted
      </p>
      <button type="button" className={deletedPlaceStyles.undo} onClick={onUndo}>
        Undo<span className="sr-only"> deleting {link.label}</span>
      </button>
    </div>
  );
}

type Props = {
  editor: LinksEditor;
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
