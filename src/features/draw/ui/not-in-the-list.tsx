import { FilledText } from '@/kit/ui/filled-text';
import type { RoundWords } from '../contract.round-texts';
import styles from './not-in-the-list.module.css';
import { UtcTime } from './utc-time';

type NotInTheListProps = { closesAt: string | null; words: RoundWords['absent'] };

/** What 'no' and 'erased' mean, before anybody asks: both are answers that a check cannot explain. */
export function NotInTheList({ closesAt, words }: NotInTheListProps) {
  const link = (
    <a href="/support" className="text-link">
      {words.link}
    </a>
  );
  const date = closesAt ? <UtcTime at={closesAt} /> : words.closed;
  return (
    <div className={styles.boxes}>
      <section aria-labelledby="not-in">
        <h3 id="not-in">{words.missing}</h3>
        <p>
          <FilledText text={words.missingText} parts={{ date, link }} />
        </p>
      </section>
      <section aria-labelledby="erased">
        <h3 id="erased">{words.gone}</h3>
        <p>{words.goneText}</p>
      </section>
    </div>
  );
}
