import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { spanWords } from '@/core/shared/showing';
import { isShown, type SocialLink, spanOf } from '../../contract';
import { linkHandle, safeHref } from '../link-address';
import { PlatformMark } from '../platform-mark';
import styles from './edit-ticket.module.css';
import type { Handle } from './use-reorder';

type Props = {
  link: SocialLink;
  handle: Handle;
  isCarried: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A ticket in edit mode: its order number in front, with the drag handle; two buttons in place of the stub. */
export function EditTicket({ link, handle, isCarried, onEdit, onDelete }: Props) {
  const href = safeHref(link.url);
  const inTime = spanWords(spanOf(link), Date.now());
  const hiddenFor = link.isActive ? (link.isSample ? 'Sample: replace it' : inTime) : 'Inactive';
  const label = <bdi>{link.label}</bdi>;
  return (
    <article
      className={styles.ticket}
      data-active={isShown(link, Date.now())}
      data-carried={isCarried || undefined}
    >
      <button type="button" className={styles.handle} data-handle aria-pressed={isCarried} {...handle}>
        <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Move {link.label}</span>
      </button>
      <span className={styles.order}>
        <span className="sr-only">Order </span>
        {link.order}
      </span>
      <PlatformMark link={link} className={styles.mark} />
      <div className={styles.words}>
        <h3 className={styles.label}>
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ) : (
            label
          )}
        </h3>
        <bdi className={styles.account}>{linkHandle(link.url)}</bdi>
      </div>
      {hiddenFor ? <span className={styles.badge}>{hiddenFor}</span> : null}
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Edit {link.label}</span>
        </button>
        <button type="button" className={styles.delete} data-delete onClick={onDelete}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Delete {link.label}</span>
        </button>
      </div>
    </article>
  );
}
