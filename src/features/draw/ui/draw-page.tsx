import { ButtonLink } from '@/kit/ui/button-link';
import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { type PublicRound, roundPath } from '../contract';
import type { DrawWords } from '../contract.texts';
import { PROTOCOL } from '../protocol/entry';
import styles from './draw-page.module.css';
import howItWorksStyles from './how-it-works.module.css';
import roundRowStyles from './round-row.module.css';
import { UtcTime } from './utc-time';
import whatItProvesStyles from './what-it-proves.module.css';
import { shownWinner } from './winner';
import { inFigures, peopleIn, roundStatusText } from './words';

/** One round as a raffle ticket: its subject on the left, its number of tickets on the stub. */
function RoundRow({ round, words }: { round: PublicRound; words: DrawWords }) {
  const { commitment, fingerprint, title } = round.facts;
  const winner = shownWinner(round);
  const { first, won, time, fingerprint: label, ticket, tickets } = words.rounds;
  const prize = <bdi>{commitment.prize}</bdi>;
  return (
    <li className={roundRowStyles.ticket}>
      <div className={roundRowStyles.face}>
        <p className={roundRowStyles.status}>
          {roundStatusText(words, round)}
          {round.facts.protocol === PROTOCOL ? null : first}
        </p>
        <h3>
          <a href={roundPath(round.id)}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        <p className={roundRowStyles.facts}>
          {winner ? (
            <FilledText
              text={won}
              parts={{ prize, winner: <bdi className={roundRowStyles.winner}>{winner.name}</bdi> }}
            />
          ) : (
            prize
          )}
        </p>
        <p className={roundRowStyles.facts}>
          <FilledText text={time} parts={{ date: <UtcTime at={commitment.committedAt} /> }} />
        </p>
        <p className={roundRowStyles.print}>
          {label} <code>{fingerprint}</code>
        </p>
      </div>
      <p className={roundRowStyles.stub}>
        <b>{inFigures(commitment.tickets)}</b> {commitment.tickets === 1 ? ticket : tickets}
        <span>{peopleIn(words.counting, commitment.people)}</span>
      </p>
    </li>
  );
}

/** As prominent as the result: a proof that claims too much is worth nothing. */
function WhatItProves({ words }: { words: DrawWords['proves'] }) {
  const link = (
    <a href="/support" className="text-link">
      {words.link}
    </a>
  );
  return (
    <section id="proves" aria-labelledby="proves-title" className={whatItProvesStyles.section}>
      <div className="container-page">
        <h2 id="proves-title">{words.heading}</h2>
        <div className={whatItProvesStyles.sides}>
          <div>
            <h3>{words.does}</h3>
            <p>{words.doesText}</p>
            <p>{words.doesMore}</p>
          </div>
          <div>
            <h3>{words.not}</h3>
            <p>
              <FilledText text={words.notText} parts={{ link }} />
            </p>
            <p>{words.notMore}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Before anything is committed: what will be here, and what visitors can do meanwhile. */
function NoRounds({ isOpen, words }: { isOpen: boolean; words: DrawWords['none'] }) {
  return (
    <section aria-labelledby="no-rounds" className={styles.empty}>
      <h2 id="no-rounds">{words.title}</h2>
      <p>{words.text}</p>
      {isOpen ? <p>{words.until}</p> : null}
      <p className={styles.ways}>
        <ButtonLink href="/links">{words.accounts}</ButtonLink>
        <ButtonLink href="/links/rules" variant="outline">
          {words.rules}
        </ButtonLink>
      </p>
    </section>
  );
}

function HowItWorks({ words }: { words: DrawWords['how'] }) {
  return (
    <section aria-labelledby="how" className={howItWorksStyles.how}>
      <h2 id="how">{words.heading}</h2>
      <ol className={howItWorksStyles.steps}>
        {words.steps.map(({ step, text }) => (
          <li key={`${step} ${text}`}>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
