import type { Held } from '../contract';

type HeldListProps = { held: Held[]; isErased: boolean };

const headline = (count: number, isErased: boolean) => {
  if (isErased) return 'Erased for good';
  return count === 0 ? 'We have nothing on this address' : 'What we have on this address';
};

/** Where something is stored, or was until just now, and how much. */
export function HeldList({ held, isErased }: HeldListProps) {
  const places = held.filter(({ count }) => count > 0);
  return (
    <>
      <div role="status">
        <h2>{headline(places.length, isErased)}</h2>
      </div>
      <ol>
        {places.map(({ name, label, count, kept }) => (
          <li key={name}>
            <b>{label}</b> <span>{count}</span>
            {kept && <p>{kept}</p>}
          </li>
        ))}
      </ol>
      {isErased && (
        <p className="field-description">
          If a backup is restored, this person is erased again. Only a keyed hash of the address is kept.
        </p>
      )}
    </>
  );
}
