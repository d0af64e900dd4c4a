import { type Counted, isEntry, type SocialLink } from '../contract';
import type { LinksWords } from '../contract.texts';
import { EmptyState } from './empty-state';
import { OpenedCount } from './opened/opened-count';
import { Ticket } from './ticket';
import styles from './ticket.module.css';

type Props = { links: SocialLink[]; counted: Counted; words: LinksWords['tickets'] };

export function TicketList({ links, counted, words }: Props) {
  if (links.length === 0) return <EmptyState title={words.none} />;
  return (
    <>
      <OpenedCount ids={links.map(({ id }) => id)} words={words.count} />
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <Ticket link={link} counted={counted} words={words} />
          </li>
        ))}
      </ul>
      {links.some((link) => isEntry(link, counted)) ? <p className={styles.note}>{words.note}</p> : null}
    </>
  );
}
