import { PageMain } from '@/ui/page-shell/page-main';
import { bundleApi, bundleFileApi, type PublicRound, proofApi } from '../contract';
import { dueIn } from '../protocol/commitment';
import { PROTOCOL } from '../protocol/entry';
import { hasWinner } from '../rules/round-states';
import { DrawCheck } from './check/draw-check';
import { CommitmentPanel } from './commitment-panel';
import { EntryCheck } from './entry/entry-check';
import { NotInTheList } from './not-in-the-list';
import { RoundHead } from './round-head';
import styles from './round-page.module.css';
import { RoundPromise } from './round-promise';
import { RoundStatus } from './round-status';
import { SourcesPanel } from './sources-panel';
import { winnerOf } from './winner';

/** One round: am I in, its outcome, and a check that anybody can run; the mathematics is collapsed. */
export function RoundPage({ round }: { round: PublicRound }) {
  const { id, facts } = round;
  const { root, tickets, people, committedAt } = facts.commitment;
  const isDrawn = hasWinner(round.state);
  const winner = winnerOf(round);
  return (
    <PageMain above="paper-2">
      <div className={styles.page}>
        <RoundHead round={round} />
        <div className={styles.promise}>
          <RoundPromise protocol={facts.protocol} isDrawn={isDrawn} />
        </div>
        <EntryCheck
          round={id}
          address={proofApi(id)}
          accounts={facts.accounts}
          committed={{ root, tickets, protocol: facts.protocol }}
          canBeLookedUp={round.canBeLookedUp}
          outcome={{ isDrawn, winner: winner && { ticket: winner.ticket, name: winner.name } }}
        />
        <RoundStatus round={round} />
      </div>
      <div className={styles.checks}>
        <div className="container-page">
          <DrawCheck
            bundle={bundleApi(id)}
            files={{ facts: bundleFileApi(id, 'draw.json'), leaves: bundleFileApi(id, 'leaves.txt') }}
            fingerprint={facts.fingerprint}
            told={{ tickets, people, committedAt, due: dueIn(facts.commitment), isDrawn }}
            isPlain={facts.protocol === PROTOCOL}
          />
          {facts.protocol === PROTOCOL ? <SourcesPanel facts={facts} /> : null}
          <details className={styles.math}>
            <summary>Show the math</summary>
            <CommitmentPanel facts={facts} />
          </details>
          <NotInTheList closesAt={round.closesAt} />
          <p className={styles.limits}>
            <a href="/links/draw#proves" className="text-link">
              What a check proves, and what it does not
            </a>
          </p>
        </div>
      </div>
    </PageMain>
  );
}
