import { type RoundDesk, roundPath, stagePath, wheelPath } from '../contract';

/** Where to show the wheel: before the result is published only staff can, and publish from there. */
function wheelOf({ state, places }: RoundDesk, id: number | string): string | null {
  if (state === 'published') return wheelPath(id);
  const hasWinner = places.some(({ passedOver }) => passedOver === null);
  return state === 'drawn' && hasWinner ? stagePath(id) : null;
}

/** Where visitors see the round from its commitment on, and its wheel for a live stream once it is drawn. */
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
