import type { LinksWords } from '../contract.texts';
import styles from './links-page.module.css';
import { aroundPrize } from './prize-words';

/** Longer prizes are set smaller, to fit one line on a phone. */
const lengthOf = (prize: string) => (prize.length <= 4 ? 'short' : prize.length <= 6 ? 'long' : 'longest');

export function Intro({ prize, heading }: { prize: string; heading: string }) {
  const [before, after] = aroundPrize(heading);
  return (
    <h1 className={styles.title} data-length={lengthOf(prize)}>
      {before}
      <span className={styles.prize}>
        {prize}
        {after}
      </span>
    </h1>
  );
}

export function IntroWords({ isOpen, words }: { isOpen: boolean; words: LinksWords['intro'] }) {
  return (
    <>
      {isOpen ? (
        <>
          <p className={styles.lead}>{words.lead}</p>
          <ul className={styles.steps}>
            {words.steps.map(({ step, detail }) => (
              <li key={`${step} ${detail}`}>
                <b>{step}</b> {detail}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles.terms}>
        {words.terms} <a href="/links/rules">{words.rules}</a> <a href="/links/draw">{words.check}</a>
      </p>
    </>
  );
}
