import type { PayloadRequest } from 'payload';
import { requestPool } from '@/kit/db/pool';
import type { AskedColors } from '@/kit/shared/palette/palette';
import type { Brand } from '@/payload-types';
import { type BrandAnswers, QUESTIONS_KEY } from '../../contract.questions';

/** Nobody has changed the brand yet, and nobody has skipped the questions. */
export async function areQuestionsOpen(): Promise<boolean> {
  const { rows } = await requestPool().query('select from site.meta where key = $1', [QUESTIONS_KEY]);
  return rows.length === 0;
}

/** The brand as the site came with it, and the revision of the document: a save states what it started from. */
export async function readAnswers(req: PayloadRequest): Promise<{ answers: BrandAnswers; revision: string }> {
  const found = await req.payload.findGlobal({
    slug: 'brand',
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const { name, prefix, siteUrl, colors, markPath, revision } = found as Brand & { revision: string };
  return { answers: { name, prefix, siteUrl, colors: colors as AskedColors, markPath }, revision };
}
