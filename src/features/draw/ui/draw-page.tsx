import { PageMain } from '@/ui/page-shell/page-main';
import type { PublicRound } from '../contract';
import styles from './draw-page.module.css';
import { HowItWorks } from './how-it-works';
import { NoRounds } from './no-rounds';
import { RoundRow } from './round-row';
import { WhatItProves } from './what-it-proves';

/** Every round from its commitment on, newest first, and how anybody can check it. */
export function DrawPage({ rounds }: { rounds: PublicRound[] }) {
  return (
    <PageMain above="paper-2">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>The draw</h1>
          <p className="text-lead">
            Nobody could know the winner in advance, not even us. Check it yourself.
          </p>
        </header>
        {rounds.length === 0 ? (
          <NoRounds />
        ) : (
          <section aria-labelledby="rounds">
            <h2 id="rounds" className={styles.title}>
              Rounds
            </h2>
            <ol reversed className={styles.rounds}>
              {rounds.map((round) => (
                <RoundRow key={round.id} round={round} />
              ))}
            </ol>
          </section>
        )}
        <HowItWorks />
      </div>
      <WhatItProves />
    </PageMain>
  );
}
