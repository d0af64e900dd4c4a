import type { SocialLink } from '../contract';
import { EmptyState } from './empty-state';
import { Ticket } from './ticket';
import styles from './ticket.module.css';

export function TicketList({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return <EmptyState />;
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.id}>
          <Ticket link={link} />
        </li>
      ))}
    </ul>
  );
}
