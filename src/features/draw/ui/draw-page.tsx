import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { PublicRound } from '../contract';
import type { DrawWords } from '../contract.texts';
import styles from './draw-page.module.css';
import { HowItWorks } from './how-it-works';
import { NoRounds } from './no-rounds';
import { RoundRow } from './round-row';
import { WhatItProves } from './what-it-proves';

type Props = {
  rounds: PublicRound[];
  /** Whether following an account still counts. */
  isOpen: boolean;
  words: DrawWords;
};

/** Every round from its commitment on, newest first, and how anybody can check it. */
export function DrawPage({ rounds, isOpen, words }: Props) {
  return (
    <PageMain above="paper-2">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{words.opening.title}</h1>
          <p className="text-lead">{words.opening.lead}</p>
        </header>
        {rounds.length === 0 ? (
          <NoRounds isOpen={isOpen} words={words.none} />
        ) : (
          <section aria-labelledby="rounds">
            <h2 id="rounds" className={styles.title}>
              {words.rounds.heading}
            </h2>
            <ol reversed className={styles.rounds}>
              {rounds.map((round) => (
                <RoundRow key={round.id} round={round} words={words} />
              ))}
            </ol>
          </section>
        )}
        <HowItWorks words={words.how} />
      </div>
      <WhatItProves words={words.proves} />
    </PageMain>
  );
}
