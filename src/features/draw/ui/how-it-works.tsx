import styles from './how-it-works.module.css';

const STEPS = [
  [
    'The list closes',
    'On drawing day we gather who follows each listed account, and the free entries. Each follow is a ticket.',
  ],
  [
    'We commit',
    'The list becomes one number, its root. With a sealed secret and the name of a public value that does not exist yet it goes into a commitment, published here.',
  ],
  [
    'The public value comes out',
    'A random beacon or a lottery that we do not run. Together with the secret it decides; neither does alone.',
  ],
  [
    'The winner is calculated',
    'Secret, commitment and public value give a row of ticket numbers. The first one wins. The wheel only shows it.',
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
