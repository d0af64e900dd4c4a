import type { UIFieldServerComponent } from 'payload';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** What became of this record so far: each step with its day, who took it, and why. */
export const History: UIFieldServerComponent = async ({ collectionSlug, id, payload, user }) => {
  if (!id) return null;
  const { docs } = await payload.find({
    collection: 'steps',
    where: { and: [{ subject: { equals: collectionSlug } }, { subjectId: { equals: String(id) } }] },
    sort: 'createdAt',
    limit: 200,
    overrideAccess: false,
    user,
  });
  if (docs.length === 0) return null;
  return (
    <section className="history">
      <h3>History</h3>
      <ol>
        {docs.map(({ id: step, leftState, newState, by, reason, createdAt }) => (
          <li key={step}>
            <b>
              {leftState} → {newState}
            </b>
            <span>
              {by ?? 'The site'}, <time dateTime={createdAt}>{moment.format(new Date(createdAt))} UTC</time>
            </span>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
};
