import { applicationStates } from '../rules/application-states';
import type { Outcome } from './transition-many';

/** The outcome: how many moved, and why each of the others did not. */
export function TransitionOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const stayed = outcome?.results.filter((one) => one.stayed !== null) ?? [];
  const moved = (outcome?.results.length ?? 0) - stayed.length;
  return (
    <div role="status" className="transition-outcome">
      {outcome && (
        <>
          <p>
            <b>
              {moved} moved to {applicationStates.labelOf(outcome.to)}
            </b>
            {stayed.length > 0 &&
              `, ${stayed.length} stayed as ${stayed.length === 1 ? 'it was' : 'they were'}:`}
          </p>
          {stayed.length > 0 && (
            <ul>
              {stayed.map((one) => (
                <li key={one.id}>
                  <a href={`/admin/collections/waitlist/${one.id}`}>
                    <bdi>{one.organization}</bdi>
                  </a>{' '}
                  {one.stayed}
                </li>
              ))}
            </ul>
          )}
          {outcome.stopped && <p className="move-outcome__stop">{outcome.stopped}</p>}
        </>
      )}
    </div>
  );
}
