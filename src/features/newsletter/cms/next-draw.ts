import type { PayloadRequest } from 'payload';

/** An issue that is written while a draw is ahead announces it, unless staff take it out. */
export async function nextDraw({ req }: { req: PayloadRequest }): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'draw-rounds',
    where: { status: { equals: 'committed' } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0]?.id;
}
