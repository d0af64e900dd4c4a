import type { RoundWords } from '../contract.round-texts';
import { PROTOCOL, type Protocol } from '../protocol/entry';

type RoundPromiseProps = { protocol: Protocol; isDrawn: boolean; words: RoundWords['head'] };

/** The main promise. A round of protocol 1 cannot make it, and says so. */
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
