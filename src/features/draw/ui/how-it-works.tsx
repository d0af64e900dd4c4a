import styles from './how-it-works.module.css';

const STEPS = [
  [
    'The list closes',
    'On drawing day we gather who follows each listed account, and the free entries. Each follow is a ticket.',
  ],
  [
    'We commit',
    'The list becomes one fingerprint, published here. It names the public number that will decide, and when it comes out: a number that does not exist yet.',
  ],
  [
    'A public number comes out',
    'drand, a network of independent organizations, publishes one every three seconds. We do not run it, and nobody can know it beforehand.',
  ],
  [
    'The winner is calculated',
    'Fingerprint and public number give a row of ticket numbers. The first one wins. The wheel only shows it.',
  ],
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className={styles.how}>
      <h2 id="how">How a round is drawn</h2>
      <ol className={styles.steps}>
        {STEPS.map(([step, text]) => (
          <li key={step}>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
