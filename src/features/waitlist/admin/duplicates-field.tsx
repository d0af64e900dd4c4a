import type { NumberFieldServerComponent, Where } from 'payload';
import { applicationStates } from '../rules/application-states';

const SHOWN = 20;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Other applications from the same mailbox, or from an organization with the same normalized name. */
export const DuplicatesField: NumberFieldServerComponent = async ({ id, payload, user }) => {
  if (!id) return null;
  const asked = { collection: 'waitlist', depth: 0, overrideAccess: false, user } as const;
  const own = await payload.findByID({
    ...asked,
    id,
    select: { emailKey: true, organizationKey: true },
    disableErrors: true,
  });
  if (!own) return null;
  const { emailKey, organizationKey } = own;
  const like: Where[] = [
    ...(emailKey ? [{ emailKey: { equals: emailKey } }] : []),
    ...(organizationKey ? [{ organizationKey: { equals: organizationKey } }] : []),
  ];
  if (like.length === 0) return null;
  const others: Where = { and: [{ id: { not_equals: id } }, { or: like }] };
  const { docs } = await payload.find({
    ...asked,
    where: others,
    select: { organization: true, emailKey: true, status: true, createdAt: true, quarantined: true },
    sort: '-id',
    limit: SHOWN + 1,
    pagination: false,
  });
  if (docs.length === 0) return null;
  return (
    <section className="desk alike" id="alike" aria-label="Possible duplicates">
      <h2>Possible duplicates</h2>
      <ul>
        {docs.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <a href={`/admin/collections/waitlist/${one.id}`}>
              <bdi>{one.organization}</bdi>
            </a>{' '}
            <span>
              {one.emailKey === emailKey ? 'same mailbox' : 'same organization'} ·{' '}
              {applicationStates.labelOf(one.status)} ·{' '}
              <time dateTime={one.createdAt}>{day.format(new Date(one.createdAt))}</time>
              {one.quarantined && ' · looks like spam'}
            </span>
          </li>
        ))}
      </ul>
      {docs.length > SHOWN && <p className="field-description">There are more. These are the newest.</p>}
    </section>
  );
};
