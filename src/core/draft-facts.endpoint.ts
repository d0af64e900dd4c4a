import { readDraftFacts } from '@/db/draft-facts';
import { requestPool } from '@/db/pool';
import { env } from '@/env';
import { publicEndpoint, withJson } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import { draftQuestion } from '@/shared/checklist/draft-facts';
import { EVERY_ROLE, requireRole } from './session';

/** POST: which links of a draft lead nowhere, and what its pictures lack. */
export const draftFactsEndpoint = publicEndpoint({
  POST: async (call) => {
    await requireRole(call, EVERY_ROLE);
    return withJson(draftQuestion, async (question) =>
      json(await readDraftFacts(requestPool(), question, env().SITE_URL)),
    )(call);
  },
});
