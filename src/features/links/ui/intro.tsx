import styles from './links-page.module.css';

const STEPS = [
  ['Follow', 'any account'],
  ['Collect', 'one entry each'],
  ['Spin', 'one winner'],
] as const;

/** Longer prizes are set smaller, to fit one line on a phone. */
const lengthOf = (prize: string) => (prize.length <= 4 ? 'short' : prize.length <= 6 ? 'long' : 'longest');

export const Intro = ({ prize }: { prize: string }) => (
  <h1 className={styles.title} data-length={lengthOf(prize)}>
    Win <span className={styles.prize}>{prize}!</span>
  </h1>
);

export function IntroWords() {
  return (
    <>
      <p className={styles.lead}>
        Each listed account you follow counts as one entry. At drawing time we gather the follower lists of
        all accounts and spin a wheel to choose the winner. Follow more accounts, and your chances improve.
      </p>
      <ul className={styles.steps}>
        {STEPS.map(([step, detail]) => (
          <li key={step}>
            <b>{step}</b> {detail}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        No purchase necessary. Not sponsored by any network named here.{' '}
        <a href="/links/rules">Giveaway rules</a> <a href="/links/draw">Check a draw</a>
      </p>
    </>
  );
}
