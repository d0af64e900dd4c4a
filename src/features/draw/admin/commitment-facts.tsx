import { PROTOCOL } from '../protocol/entry';
import type { PublicFacts } from '../protocol/first-version';

/** What was published with the commitment. */
export function CommitmentFacts({ facts }: { facts: PublicFacts }) {
  return (
    <dl className="draw__facts">
      <dt>Fingerprint of the commitment</dt>
      <dd>{facts.fingerprint}</dd>
      <dt>Root of the list</dt>
      <dd>{facts.commitment.root}</dd>
      <dt>Protocol</dt>
      <dd>
        {facts.protocol === PROTOCOL
          ? facts.protocol
          : `${facts.protocol}: staff could have steered this round`}
      </dd>
    </dl>
  );
}
