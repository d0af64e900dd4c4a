import type { SocialLink } from '../contract';
import { EmptyState } from './empty-state';
import { OpenedCount } from './opened/opened-count';
import { Ticket } from './ticket';
import styles from './ticket.module.css';

export function TicketList({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return <EmptyState />;
  return (
    <>
      <OpenedCount ids={links.map(({ id }) => id)} />
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <Ticket link={link} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        A ticket tears when you open it here. Whether you follow, only the network knows: your entry counts
        from there.
      </p>
    </>
  );
}
