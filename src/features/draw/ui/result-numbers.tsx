import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import type { RoundWords } from '../contract.round-texts';
import { PROTOCOL } from '../protocol/entry';
import type { PublicFacts } from '../protocol/first-version';

/** The numbers that the result was calculated from. */
export function ResultNumbers({ facts, words }: { facts: PublicFacts; words: RoundWords }) {
  const [what, value] =
    facts.protocol === PROTOCOL
      ? [
          fillPlaceholders(words.status.number, { round: String(facts.commitment.drand.round) }),
          facts.draw?.signature,
        ]
      : [facts.commitment.beacon.what, facts.draw?.beacon];
  return (
    <>
      <div>
        <dt>
          <FilledText text={words.result.value} parts={{ number: <bdi>{what}</bdi> }} />
        </dt>
        <dd>
          <code>{value}</code>
        </dd>
      </div>
      {facts.draw && 'secret' in facts.draw ? (
        <div>
          <dt>{words.result.secret}</dt>
          <dd>
            <code>{facts.draw.secret}</code>
          </dd>
        </div>
      ) : null}
    </>
  );
}
