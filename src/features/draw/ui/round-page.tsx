import type { ReactNode } from 'react';
import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { bundleApi, bundleFileApi, type PublicRound, proofApi } from '../contract';
import type { CheckWords } from '../contract.check-texts';
import type { EntryWords } from '../contract.entry-texts';
import type { RoundWords } from '../contract.round-texts';
import type { DrawWords } from '../contract.texts';
import { PROTOCOL } from '../protocol/entry';
import { type PublicFacts, publishedText } from '../protocol/first-version';
import { hasWinner } from '../rules/round-states';
import { DrawCheck } from './check/draw-check';
import { CheckSection } from './check-section';
import commitmentPanelStyles from './commitment-panel.module.css';
import { CopyButton } from './copy-button';
import { entryCheckWords } from './entry/check-words';
import { EntryCheck } from './entry/entry-check';
import roundHeadStyles from './round-head.module.css';
import styles from './round-page.module.css';
import { RoundStatus } from './round-status';
import { ListSourcesPanel } from './sources-panel';
import { UtcTime } from './utc-time';
import { shownWinner } from './winner';
import { inFigures, roundStatusText } from './words';

type RoundHeadProps = { round: PublicRound; page: DrawWords; words: RoundWords['head'] };

function RoundHead({ round, page, words }: RoundHeadProps) {
  const { title, commitment } = round.facts;
  return (
    <header className={roundHeadStyles.head}>
      <p className={roundHeadStyles.way}>
        <a href="/links/draw" className="text-link">
          {page.opening.title}
        </a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <dl className={roundHeadStyles.facts}>
        <Fact label={words.state}>{roundStatusText(page, round)}</Fact>
        <Fact label={words.prize}>
          <bdi>{commitment.prize}</bdi>
        </Fact>
        <Fact label={words.tickets}>{inFigures(commitment.tickets)}</Fact>
        <Fact label={words.people}>{inFigures(commitment.people)}</Fact>
        {round.closesAt ? (
          <Fact label={words.closed} isLong>
            <UtcTime at={round.closesAt} />
          </Fact>
        ) : null}
        <Fact label={words.committed} isLong>
          <UtcTime at={commitment.committedAt} />
        </Fact>
      </dl>
    </header>
  );
}

type FactProps = { label: string; isLong?: boolean; children: ReactNode };

const Fact = ({ label, isLong = false, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={isLong ? roundHeadStyles.long : undefined}>{children}</dd>
  </div>
);

/** The number of the rules' version, which is permanent. */
const RULES_NUMBER = /(\d+)$/;

const isStamped = (facts: PublicFacts) => 'timeStamp' in facts && facts.timeStamp !== null;

/** The commitment, exactly as its fingerprint is computed: whoever copies it can hash it with any tool. */
function CommitmentPanel({ facts, words }: { facts: PublicFacts; words: CheckWords['math'] }) {
  const { commitment, fingerprint } = facts;
  const [number] = RULES_NUMBER.exec(commitment.rules) ?? [];
  const rules = number ? `/links/rules/history/${number}` : '/links/rules';
  return (
    <section aria-labelledby="commitment" className={commitmentPanelStyles.section}>
      <div className={commitmentPanelStyles.words}>
        <h2 id="commitment">{words.heading}</h2>
        <p>{words.text}</p>
        <p>{isStamped(facts) ? words.stamped : words.unstamped}</p>
        <p>
          <a href={rules} className="text-link">
            {words.rules}
          </a>
        </p>
      </div>
      <div className={`${commitmentPanelStyles.sheet} engraved`}>
        <pre id="commitment-text">{publishedText(facts)}</pre>
        <div className={commitmentPanelStyles.print}>
          <p>
            {words.fingerprint} <code>{fingerprint}</code>
          </p>
          <CopyButton
            text={fingerprint}
            words={{ copy: words.copy, copied: words.copied, notCopied: words.notCopied }}
          />
        </div>
      </div>
    </section>
  );
}

type NotInTheListProps = { closesAt: string | null; words: RoundWords['absent'] };

/** What 'no' and 'erased' mean, before anybody asks: both are answers that a check cannot explain. */
function NotInTheList({ closesAt, words }: NotInTheListProps) {
  const link = (
    <a href="/support" className="text-link">
      {words.link}
    </a>
  );
  const date = closesAt ? <UtcTime at={closesAt} /> : words.closed;
  return (
    <div className={styles.boxes}>
      <section aria-labelledby="not-in">
        <h3 id="not-in">{words.missing}</h3>
        <p>
          <FilledText text={words.missingText} parts={{ date, link }} />
        </p>
      </section>
      <section aria-labelledby="erased">
        <h3 id="erased">{words.gone}</h3>
        <p>{words.goneText}</p>
      </section>
    </div>
  );
}

type RoundPromiseProps = { protocol: PublicFacts['protocol']; isDrawn: boolean; words: RoundWords['head'] };

/** The main promise. A round of the first version cannot make it, and says so. */
function RoundPromise({ protocol, isDrawn, words }: RoundPromiseProps) {
  if (protocol !== PROTOCOL) return <p className="text-lead">{words.first}</p>;
  return (
    <p className="text-lead">
      {isDrawn ? words.after : words.before}{' '}
      <a href="#check" className="text-link">
        {words.check}
      </a>
    </p>
  );
}

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
  const winner = shownWinner(round);
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
              <ListSourcesPanel facts={current} words={check.sources} />
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
