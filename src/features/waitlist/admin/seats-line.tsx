import type { Payload } from 'payload';
import { SEATED } from '../rules/application-states';

/** Above the list: the number of founding places left. */
export async function SeatsLine({ payload }: { payload: Payload }) {
  const [{ seatsTotal }, { totalDocs: taken }] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 0, select: { seatsTotal: true }, overrideAccess: true }),
    payload.count({
      collection: 'waitlist',
      where: { status: { equals: SEATED } },
      overrideAccess: true,
    }),
  ]);
  return (
    <p className="seats-line">
      <b>{Math.max(0, seatsTotal - taken)}</b> of {seatsTotal} founding seats left, {taken} accepted
    </p>
  );
}
