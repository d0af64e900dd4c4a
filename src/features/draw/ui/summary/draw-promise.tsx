import type { DrawWords } from '../../contract.texts';
import styles from './summary.module.css';

/** The promise that the draw is based on, and how to check it. */
export const DrawPromise = ({ words }: { words: DrawWords['stakes'] }) => (
  <p className={styles.promise}>
    {words.promise} <a href="/links/draw">{words.check}</a>
  </p>
);
