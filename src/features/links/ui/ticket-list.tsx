import { type Counted, clickApi, isEntry, type SocialLink } from '../contract';
import type { LinksWords } from '../contract.texts';
import { EmptyState } from './empty-state';
import { linkHandle, safeHref } from './link-address';
import { OpenedCount } from './opened/opened-count';
import { OpenedWord, TicketStub } from './opened/ticket-stub';
import { PlatformMark } from './platform-mark';
import styles from './ticket.module.css';

type TicketProps = { link: SocialLink; counted: Counted; words: LinksWords['tickets'] };

/** A link as visitors see it: a raffle ticket that opens the account in a new tab. */
function Ticket({ link, counted, words }: TicketProps) {
  const href = safeHref(link.url);
  const face = (
    <span className={styles.face}>
      <PlatformMark link={link} className={styles.mark} />
      <span className={styles.words}>
        <bdi className={styles.label}>{link.label}</bdi>
        <bdi className={styles.handle}>{linkHandle(link.url)}</bdi>
      </span>
      <TicketStub id={link.id} isEntry={isEntry(link, counted)} words={words} />
    </span>
  );
  // An address that a browser would run is shown but not linked.
  if (!href) return <div className={styles.ticket}>{face}</div>;
  return (
    <a
      className={styles.ticket}
      href={href}
      ping={clickApi(link.id)}
      data-link={link.id}
      target="_blank"
      rel="noopener noreferrer"
    >
      {face}
      <span className="sr-only">
        {words.newTab}
        <OpenedWord id={link.id} word={words.isOpened} />
      </span>
    </a>
  );
}

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
