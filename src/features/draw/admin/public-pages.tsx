import { presentationPath, type RoundControl, roundPath, wheelPath } from '../contract';

/** Address of the wheel: before the result is published, the staff page, where it can be published. */
function wheelOf({ state, places }: RoundControl, id: number | string): string | null {
  if (state === 'published') return wheelPath(id);
  const hasWinner = places.some(({ passedOver }) => passedOver === null);
  return state === 'drawn' && hasWinner ? presentationPath(id) : null;
}

/** Links to the public page of the round, from its commitment on, and to its wheel once it is drawn. */
export function PublicPages({ control, id }: { control: RoundControl; id: number | string }) {
  if (!control.facts) return null;
  const wheel = wheelOf(control, id);
  return (
    <p>
      <a href={roundPath(id)} target="_blank" rel="noopener noreferrer">
        Public page
      </a>
      {wheel && (
        <>
          {' · '}
          <a href={wheel} target="_blank" rel="noopener noreferrer">
            The wheel, for a live stream
          </a>
        </>
      )}
    </p>
  );
}
