import { findSentences, noteOriginals } from '@/core/server/sentences.queries';
import type { PageTexts } from '@/core/shared/page-texts';
import { publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { empty, json } from '@/kit/server/responses';
import { EVERY_ROLE, requireRole } from './session';

const EDITORS = ['admin', 'editor'];

export const sentencesEndpoint = (tables: readonly PageTexts[]) =>
  publicEndpoint({
    GET: async (call) => {
      await requireRole(call, EVERY_ROLE);
      const words = (new URL(call.request.url).searchParams.get('q') ?? '').trim();
      return json({ sentences: words === '' ? [] : await findSentences(tables, words) });
    },
    POST: withoutBody(async (call) => {
      await requireRole(call, EDITORS);
      await noteOriginals(tables);
      return empty(204);
    }),
  });
