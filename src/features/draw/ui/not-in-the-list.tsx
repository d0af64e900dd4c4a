import styles from './not-in-the-list.module.css';
import { UtcTime } from './utc-time';

/** What 'no' and 'erased' mean, before anybody asks: both are answers that a check cannot explain. */
export const NotInTheList = ({ closesAt }: { closesAt: string | null }) => (
  <div className={styles.boxes}>
    <section aria-labelledby="not-in">
      <h3 id="not-in">If you are not on the list</h3>
      <p>
        “No. This name is not on the list.” Networks show us who follows an account, and sometimes they leave
        somebody out. If you followed before {closesAt ? <UtcTime at={closesAt} /> : 'the list closed'},{' '}
        <a href="/support" className="text-link">
          tell us
        </a>
        : that is the one thing this page cannot prove.
      </p>
    </section>
    <section aria-labelledby="erased">
      <h3 id="erased">If the list is gone</h3>
      <p>
        “We erased the names 90 days after the draw.” The fingerprint stays, and so does every proof somebody
        kept. The draw can still be checked.
      </p>
    </section>
  </div>
);
