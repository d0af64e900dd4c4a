import { type RoundDesk, roundPath, wheelPath } from '../contract';

/** Where visitors see the round: from its commitment on its page, once it is published its wheel for a live stream. */
export function PublicPages({ desk: { state, facts }, id }: { desk: RoundDesk; id: number | string }) {
  if (!facts) return null;
  return (
    <p>
      <a href={roundPath(id)} target="_blank" rel="noopener noreferrer">
        Its page for visitors
      </a>
      {state === 'published' && (
        <>
          {' · '}
          <a href={wheelPath(id)} target="_blank" rel="noopener noreferrer">
            The wheel, for a live stream
          </a>
        </>
      )}
    </p>
  );
}
