import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { getPayloadClient } from '@/core/server/payload';
import { colleaguesAt, enterDocument, leaveDocument } from '@/core/server/presence';
import { openForm } from '@/core/shared/open-forms';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { EVERY_ROLE, requireRole, type StaffSession } from './session';

/** @returns whether the document exists. @throws EndpointError forbidden to whoever may not change it */
async function mayOpen(slug: string, id: number | null, { user }: StaffSession): Promise<boolean> {
  const payload = await getPayloadClient();
  const all = id === null ? payload.config.globals : payload.config.collections;
  const access = all.find((one) => one.slug === slug)?.access.update;
  if (!access) return false;
  const allowed = await access({ req: { user } as PayloadRequest });
  if (!allowed) throw new EndpointError('forbidden');
  if (id === null) return true;
  const where: Where[] = [{ id: { equals: id } }, ...(allowed === true ? [] : [allowed])];
  const { totalDocs } = await payload.count({
    collection: slug as CollectionSlug,
    where: { and: where },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** POST: somebody has a form open, or closes it. The response names the colleagues who have the same one open. */
export const openFormsEndpoint = publicEndpoint({
  POST: async (call) => {
    const session = await requireRole(call, EVERY_ROLE);
    return withJson(openForm, async ({ slug, id, is }) => {
      // The desk's visits to the same record are kept beside these: a form that is open says nothing about an answer.
      const one = { subject: `form ${slug}`, id: id ?? 0, userId: session.userId };
      if (is === 'gone') {
        await leaveDocument(requestPool(), one);
        return json({ colleagues: [] });
      }
      // A form may outlive its document. That is not the form's mistake, so it is not an error.
      if (!(await mayOpen(slug, id, session))) return json({ colleagues: [] });
      await enterDocument(requestPool(), one);
      return json({ colleagues: await colleaguesAt(requestPool(), one) });
    })(call);
  },
});
