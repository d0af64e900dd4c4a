import { PageMain } from '@/ui/page-shell/page-main';
import { bundleApi, bundleFileApi, type PublicRound, proofApi } from '../contract';
import { FREE_ENTRY } from '../protocol/entry';
import { DrawCheck } from './check/draw-check';
import { CommitmentPanel } from './commitment-panel';
import { EntryCheck } from './entry/entry-check';
import { RoundHead } from './round-head';
import styles from './round-page.module.css';
import { RoundStanding } from './round-standing';

/** Who wrote to us instead of following anybody. */
const BY_HAND = { value: FREE_ENTRY, label: 'None: a free entry' };

/** One round: what became of it, what was committed to, and the two checks that anybody can run. */
export function RoundPage({ round }: { round: PublicRound }) {
  const { id, facts } = round;
  return (
    <PageMain above="paper-2">
      <div className={styles.page}>
        <RoundHead round={round} />
        <RoundStanding round={round} />
        <CommitmentPanel facts={facts} />
      </div>
      <div className={styles.checks}>
        <div className="container-page">
          <EntryCheck
            address={proofApi(id)}
            accounts={[...facts.accounts.map(({ key, label }) => ({ value: key, label })), BY_HAND]}
            committed={{ root: facts.commitment.root, tickets: facts.commitment.tickets }}
            canBeLookedUp={round.canBeLookedUp}
          />
          <DrawCheck
            bundle={bundleApi(id)}
            files={{ facts: bundleFileApi(id, 'draw.json'), leaves: bundleFileApi(id, 'leaves.txt') }}
            fingerprint={facts.fingerprint}
            tickets={facts.commitment.tickets}
          />
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
