import type { DrawWords } from '../../contract.texts';
import { UtcTime } from '../utc-time';
import styles from './rules-facts.module.css';

type Props = {
  prize: string;
  sponsor: string;
  /** Of the next draw: ISO 8601. */
  due: string | null;
  closesAt: string | null;
  words: DrawWords['stakes'];
};

/** The current facts that the rules mention: the prize, the dates of the round, and who runs it. */
export const RulesFacts = ({ prize, sponsor, due, closesAt, words }: Props) => (
  <dl className={styles.facts}>
    <div>
      <dt>{words.prize}</dt>
      <dd>
        <bdi>{prize}</bdi>
      </dd>
    </div>
    {closesAt ? (
      <div>
        <dt>{words.entriesClosed}</dt>
        <dd>
          <UtcTime at={closesAt} />
        </dd>
      </div>
    ) : null}
    <div>
      <dt>{words.day}</dt>
      <dd>{due ? <UtcTime at={due} /> : words.open}</dd>
    </div>
    <div>
      <dt>{words.sponsor}</dt>
      <dd>
        <bdi>{sponsor}</bdi>
      </dd>
    </div>
  </dl>
);
