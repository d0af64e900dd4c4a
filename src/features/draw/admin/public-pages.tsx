import { type RoundDesk, roundPath, stagePath, wheelPath } from '../contract';

/** Address of the wheel: before the result is published, the staff page, where it can be published. */
function wheelOf({ state, places }: RoundDesk, id: number | string): string | null {
  if (state === 'published') return wheelPath(id);
  const hasWinner = places.some(({ passedOver }) => passedOver === null);
  return state === 'drawn' && hasWinner ? stagePath(id) : null;
}

/** Links to the public page of the round, from its commitment on, and to its wheel once it is drawn. */
export function PublicPages({ desk, id }: { desk: RoundDesk; id: number | string }) {
  if (!desk.facts) return null;
  const wheel = wheelOf(desk, id);
  return (
    <p>
      <a href={roundPath(id)} target="_blank" rel="noopener noreferrer">
        Its page for visitors
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
