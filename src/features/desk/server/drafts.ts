import type { z } from 'zod';
import type { DeskSource } from '@/core/server/desk-source';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { draftRequest } from '../contract';

/** None about a record that is gone: its person may have been erased meanwhile. */
const keepFor = (table: string) => `
  insert into site.desk_drafts (subject, subject_id, user_id, mode, subject_line, text)
  select $1, id, $3::integer, $4, $5, $6 from ${table} where id = $2
  on conflict (subject, subject_id, user_id, mode)
  do update set subject_line = excluded.subject_line, text = excluded.text, sent_at = null, updated_at = now()`;
const DROP = `delete from site.desk_drafts
  where subject = $1 and subject_id = $2 and user_id = $3 and mode = $4 and sent_at is null`;

type Draft = z.output<typeof draftRequest> & { machine: DeskSource['machine']; id: number; userId: number };

/** One draft for each person, record and mode; an empty text removes it. @throws EndpointError not-found */
export async function keepDraft({ machine, id, userId, mode, subject, text }: Draft): Promise<void> {
  const whose = [machine.subject, id, userId, mode];
  if (text === '') return void (await requestPool().query(DROP, whose));
  const { rowCount } = await requestPool().query(keepFor(machine.table), [...whose, subject, text]);
  if (rowCount === 0) throw new EndpointError('not-found');
}
