import { readDraftFacts } from '@/db/draft-facts';
import { requestPool } from '@/db/pool';
import { env } from '@/env';
import { draftQuestion } from '@/shared/checklist/draft-facts';
import { publicEndpoint, withJson } from './public-endpoint';
import { EVERY_ROLE, type ReadSession, requireRole } from './require-role';
import { json } from './responses';

/** POST: which links of a draft lead nowhere, and what its pictures lack. */
export const draftFactsEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    POST: async (call) => {
      await requireRole(readSession, call, EVERY_ROLE);
      return withJson(draftQuestion, async (question) =>
        json(await readDraftFacts(requestPool(), question, env().SITE_URL)),
      )(call);
    },
  });
