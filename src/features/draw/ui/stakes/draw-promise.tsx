import styles from './stakes.module.css';

/** The promise that the draw is based on, and how to check it. */
export const DrawPromise = () => (
  <p className={styles.promise}>
    Nobody could know the winner in advance, not even us. <a href="/links/draw">Check it yourself.</a>
  </p>
);
