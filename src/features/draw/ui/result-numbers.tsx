import { FilledText } from '@/ui/filled-text';
import type { RoundWords } from '../contract.round-texts';
import type { DrawFacts } from '../protocol/facts';
import { publicValue } from './public-value';

/** The numbers that the result was calculated from. */
export function ResultNumbers({ facts, words }: { facts: DrawFacts; words: RoundWords }) {
  const { what, value } = publicValue(words.status, facts);
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
