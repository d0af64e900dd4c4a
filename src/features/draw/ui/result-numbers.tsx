import type { DrawFacts } from '../protocol/facts';
import { publicValue } from './public-value';

/** The numbers that the result was calculated from. */
export function ResultNumbers({ facts }: { facts: DrawFacts }) {
  const { what, value } = publicValue(facts);
  return (
    <>
      <div>
        <dt>
          Public value, <bdi>{what}</bdi>
        </dt>
        <dd>
          <code>{value}</code>
        </dd>
      </div>
      {facts.draw && 'secret' in facts.draw ? (
        <div>
          <dt>Secret, sealed until then</dt>
          <dd>
            <code>{facts.draw.secret}</code>
          </dd>
        </div>
      ) : null}
    </>
  );
}
