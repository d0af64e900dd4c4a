import type { z } from 'zod';
import { requestPool } from '@/db/pool';
import type { draftRequest } from '../contract';

const KEEP = `insert into site.desk_drafts (subject, subject_id, user_id, mode, subject_line, text)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (subject, subject_id, user_id, mode)
  do update set subject_line = excluded.subject_line, text = excluded.text, sent_at = null, updated_at = now()`;
const DROP = `delete from site.desk_drafts
  where subject = $1 and subject_id = $2 and user_id = $3 and mode = $4 and sent_at is null`;

type Draft = z.output<typeof draftRequest> & { about: string; id: number; userId: number };

/** One draft for each person, record and mode; without text there is none. */
export async function keepDraft({ about, id, userId, mode, subject, text }: Draft): Promise<void> {
  const whose = [about, id, userId, mode];
  await requestPool().query(text === '' ? DROP : KEEP, text === '' ? whose : [...whose, subject, text]);
}
