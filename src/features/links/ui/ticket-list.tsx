import type { SocialLink } from '../contract';
import type { LinksWords } from '../contract.texts';
import { EmptyState } from './empty-state';
import { OpenedCount } from './opened/opened-count';
import { Ticket } from './ticket';
import styles from './ticket.module.css';

type Props = { links: SocialLink[]; words: LinksWords['tickets'] };

export function TicketList({ links, words }: Props) {
  if (links.length === 0) return <EmptyState title={words.none} />;
  return (
    <>
      <OpenedCount ids={links.map(({ id }) => id)} words={words.count} />
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <Ticket link={link} words={words} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </>
  );
}
