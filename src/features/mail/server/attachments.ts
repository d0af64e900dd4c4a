import type { Pool } from 'pg';
import { openPrivateFile } from '@/db/private-files';
import { RECORD_FILES } from '@/db/record-files';
import type { Attachment } from './compose-message';

const FILES = 'select id::text, name, type from site.record_files where mail_id = $1 order by created_at, id';

/** The files that an email carries. @throws Error when one is missing: an answer never leaves without its files */
export async function readAttachments(pool: Pool, mailId: number): Promise<Attachment[]> {
  const { rows } = await pool.query<{ id: string; name: string; type: string }>(FILES, [mailId]);
  return Promise.all(
    rows.map(async ({ id, name, type }) => {
      const file = await openPrivateFile(RECORD_FILES.kind, id);
      if (!file) throw new Error(`A file of this email is not on this machine: ${name}`);
      return { filename: name, contentType: type, content: file.stream };
    }),
  );
}
