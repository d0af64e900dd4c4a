import type { PageTexts } from '@/shared/page-texts';
import { publicEndpoint, withoutBody } from './public-endpoint';
import { EVERY_ROLE, type ReadSession, requireRole } from './require-role';
import { empty, json } from './responses';
import { findSentences, noteOriginals } from './sentences.queries';

const EDITORS = ['admin', 'editor'];

export const sentencesEndpoint = (readSession: ReadSession, tables: readonly PageTexts[]) =>
  publicEndpoint({
    GET: async (call) => {
      await requireRole(readSession, call, EVERY_ROLE);
      const words = (new URL(call.request.url).searchParams.get('q') ?? '').trim();
      return json({ sentences: words === '' ? [] : await findSentences(tables, words) });
    },
    POST: withoutBody(async (call) => {
      await requireRole(readSession, call, EDITORS);
      await noteOriginals(tables);
      return empty(204);
    }),
  });
