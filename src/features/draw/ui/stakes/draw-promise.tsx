import styles from './stakes.module.css';

/** The sentence that the draw stands on, and the way to check it. */
export const DrawPromise = () => (
  <p className={styles.promise}>
    Nobody could know the winner in advance, not even us. <a href="/links/draw">Check it yourself.</a>
  </p>
);
