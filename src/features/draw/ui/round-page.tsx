import { PageMain } from '@/kit/ui/page-shell/page-main';
import { bundleApi, bundleFileApi, type PublicRound, proofApi } from '../contract';
import type { CheckWords } from '../contract.check-texts';
import type { EntryWords } from '../contract.entry-texts';
import type { RoundWords } from '../contract.round-texts';
import type { DrawWords } from '../contract.texts';
import { PROTOCOL } from '../protocol/entry';
import { hasWinner } from '../rules/round-states';
import { DrawCheck } from './check/draw-check';
import { CheckSection } from './check-section';
import { CommitmentPanel } from './commitment-panel';
import { entryCheckWords } from './entry/check-words';
import { EntryCheck } from './entry/entry-check';
import { NotInTheList } from './not-in-the-list';
import { RoundHead } from './round-head';
import styles from './round-page.module.css';
import { RoundPromise } from './round-promise';
import { RoundStatus } from './round-status';
import { SourcesPanel } from './sources-panel';
import { winnerOf } from './winner';

type RoundPageProps = {
  round: PublicRound;
  /** Of the page with all rounds. */
  page: DrawWords;
  words: RoundWords;
  entry: EntryWords;
  check: CheckWords;
};

/** One round: am I in, its outcome, and a check that anybody can run; the mathematics is collapsed. */
export function RoundPage({ round, page, words, entry, check }: RoundPageProps) {
  const { id, facts } = round;
  const { root, tickets, people, committedAt } = facts.commitment;
  /** Visitors can check it, and look themselves up. */
  const current = facts.protocol === PROTOCOL ? facts : null;
  const isDrawn = hasWinner(round.state);
  const winner = winnerOf(round);
  return (
    <PageMain above="paper-2">
      <div className={styles.page}>
        <RoundHead round={round} page={page} words={words.head} />
        <div className={styles.promise}>
          <RoundPromise protocol={facts.protocol} isDrawn={isDrawn} words={words.head} />
        </div>
        {current ? (
          <EntryCheck
            round={id}
            address={proofApi(id)}
            accounts={facts.accounts}
            committed={{ root, tickets }}
            canBeLookedUp={round.canBeLookedUp}
            words={entryCheckWords(entry, page)}
            outcome={{ isDrawn, winner: winner && { ticket: winner.ticket, name: winner.name } }}
          />
        ) : null}
        <RoundStatus round={round} words={words} />
      </div>
      <div className={styles.checks}>
        <div className="container-page">
          {current ? (
            <>
              <DrawCheck
                bundle={bundleApi(id)}
                files={{ facts: bundleFileApi(id, 'draw.json'), leaves: bundleFileApi(id, 'leaves.txt') }}
                fingerprint={facts.fingerprint}
                told={{ tickets, people, committedAt, due: current.commitment.drand.due, isDrawn }}
                words={{ check: check.check, lines: check.lines, counting: page.counting }}
              />
              <SourcesPanel facts={current} words={check.sources} />
            </>
          ) : (
            <CheckSection id="files" title={check.check.first} words={null} below={null}>
              <a href={bundleApi(id)} download className="button" data-variant="outline">
                {check.check.download}
              </a>
            </CheckSection>
          )}
          <details className={styles.math}>
            <summary>{check.math.show}</summary>
            <CommitmentPanel facts={facts} words={check.math} />
          </details>
          {current ? (
            <>
              <NotInTheList closesAt={round.closesAt} words={words.absent} />
              <p className={styles.limits}>
                <a href="/links/draw#proves" className="text-link">
                  {words.absent.limits}
                </a>
              </p>
            </>
          ) : null}
        </div>
      </div>
    </PageMain>
  );
}
