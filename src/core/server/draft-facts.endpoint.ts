import { readDraftFacts } from '@/core/db/draft-facts';
import { draftQuestion } from '@/core/shared/checklist/draft-facts';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
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
