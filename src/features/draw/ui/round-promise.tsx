import type { RoundWords } from '../contract.round-texts';
import { PROTOCOL } from '../protocol/entry';
import type { PublicFacts } from '../protocol/first-version';

type RoundPromiseProps = { protocol: PublicFacts['protocol']; isDrawn: boolean; words: RoundWords['head'] };

/** The main promise. A round of the first version cannot make it, and says so. */
export function RoundPromise({ protocol, isDrawn, words }: RoundPromiseProps) {
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
