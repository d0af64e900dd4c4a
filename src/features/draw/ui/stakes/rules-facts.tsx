import { UtcTime } from '../utc-time';
import styles from './rules-facts.module.css';

type Props = {
  prize: string;
  sponsor: string;
  /** Of the next draw: ISO 8601. */
  due: string | null;
  closesAt: string | null;
};

/** The current facts that the rules mention: the prize, the dates of the round, and who runs it. */
export const RulesFacts = ({ prize, sponsor, due, closesAt }: Props) => (
  <dl className={styles.facts}>
    <div>
      <dt>Prize</dt>
      <dd>
        <bdi>{prize}</bdi>
      </dd>
    </div>
    {closesAt ? (
      <div>
        <dt>Entries closed</dt>
        <dd>
          <UtcTime at={closesAt} />
        </dd>
      </div>
    ) : null}
    <div>
      <dt>Drawing day</dt>
      <dd>{due ? <UtcTime at={due} /> : 'Announced when the entries close'}</dd>
    </div>
    <div>
      <dt>Sponsor</dt>
      <dd>
        <bdi>{sponsor}</bdi>
      </dd>
    </div>
  </dl>
);
