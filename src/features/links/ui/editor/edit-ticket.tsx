import { Pencil, Trash2 } from 'lucide-react';
import type { SocialLink } from '../../contract';
import { linkHandle, safeHref } from '../link-address';
import { PlatformMark } from '../platform-mark';
import styles from './edit-ticket.module.css';

type Props = { link: SocialLink; onEdit: () => void; onDelete: () => void };

/** A ticket in edit mode: its order in front, two buttons where the stub was. */
export function EditTicket({ link, onEdit, onDelete }: Props) {
  const href = safeHref(link.url);
  const label = <bdi>{link.label}</bdi>;
  return (
    <article className={styles.ticket} data-active={link.isActive}>
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
        <bdi className={styles.handle}>{linkHandle(link.url)}</bdi>
      </div>
      {link.isActive ? null : <span className={styles.badge}>Inactive</span>}
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Edit {link.label}</span>
        </button>
        <button type="button" className={styles.delete} onClick={onDelete}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Delete {link.label}</span>
        </button>
      </div>
    </article>
  );
}
