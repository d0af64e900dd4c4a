import type { UIFieldServerProps } from 'payload';

const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

type HistoryProps = UIFieldServerProps & { states: { value: string; label: string }[] };

/** The record's history: each transition with its date, who made it, and why. */
export async function History({ collectionSlug, id, payload, states, user }: HistoryProps) {
  if (!id) return null;
  // A state that no longer exists has no label.
  const labelOf = (state: string) => states.find(({ value }) => value === state)?.label ?? state;
  const { docs } = await payload.find({
    collection: 'transitions',
    where: { and: [{ subject: { equals: collectionSlug } }, { subjectId: { equals: String(id) } }] },
    sort: 'createdAt',
    limit: 200,
    overrideAccess: false,
    user,
  });
  if (docs.length === 0) return null;
  return (
    <section className="history">
      <h2>History</h2>
      <ol>
        {docs.map(({ id: entry, leftState, newState, by, reason, createdAt }) => (
          <li key={entry}>
            <b>
              {labelOf(leftState)} → {labelOf(newState)}
            </b>
            <span>
              {by ?? 'The site'}, <time dateTime={createdAt}>{dateTime.format(new Date(createdAt))} UTC</time>
            </span>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
