import type { DrawWords } from '../contract.texts';
import styles from './how-it-works.module.css';

export function HowItWorks({ words }: { words: DrawWords['how'] }) {
  return (
    <section aria-labelledby="how" className={styles.how}>
      <h2 id="how">{words.heading}</h2>
      <ol className={styles.steps}>
        {words.steps.map(({ step, text }) => (
          <li key={`${step} ${text}`}>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
