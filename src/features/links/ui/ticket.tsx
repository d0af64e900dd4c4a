import { type Counted, clickApi, isEntry, type SocialLink } from '../contract';
import type { LinksWords } from '../contract.texts';
import { linkHandle, safeHref } from './link-address';
import { OpenedWord, TicketStub } from './opened/ticket-stub';
import { PlatformMark } from './platform-mark';
import styles from './ticket.module.css';

type Props = { link: SocialLink; counted: Counted; words: LinksWords['tickets'] };

/** A link as visitors see it: a raffle ticket that opens the account in a new tab. */
export function Ticket({ link, counted, words }: Props) {
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
