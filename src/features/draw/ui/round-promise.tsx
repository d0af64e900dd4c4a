import { PROTOCOL, type Protocol } from '../protocol/entry';

/** The main promise. A round of protocol 1 cannot make it, and says so. */
export function RoundPromise({ protocol, isDrawn }: { protocol: Protocol; isDrawn: boolean }) {
  if (protocol === PROTOCOL)
    return (
      <p className="text-lead">
        Nobody {isDrawn ? 'could know' : 'can know'} the winner in advance, not even us.{' '}
        <a href="#check" className="text-link">
          Check it yourself.
        </a>
      </p>
    );
  return (
    <p className="text-lead">
      This round was drawn under our first protocol. We could have steered it: staff knew its secret, and
      chose the public value. A check shows that list and result belong together, and no more. Every later
      round is drawn in a way that nobody can steer.
    </p>
  );
}
