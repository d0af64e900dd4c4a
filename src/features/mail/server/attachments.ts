import { RECORD_FILES } from '@/core/db/record-files';
import { openPrivateFile } from '@/kit/db/private-files';
import type { Transaction } from '@/kit/db/transaction';
import type { Attachment } from './compose-message';

const FILES = 'select id::text, name, type from site.record_files where mail_id = $1 order by created_at, id';

/** @throws Error when one is missing: an answer never leaves without its files */
async function openAttachments(tx: Transaction, mailId: number): Promise<Attachment[]> {
  const { rows } = await tx.query<{ id: string; name: string; type: string }>(FILES, [mailId]);
  return Promise.all(
    rows.map(async ({ id, name, type }) => {
      const file = await openPrivateFile(RECORD_FILES.kind, id);
      if (!file) throw new Error(`A file of this email is not on this machine: ${name}`);
      return { filename: name, contentType: type, content: file.stream };
    }),
  );
}

/** Opens the files that an email carries for as long as it is being sent: what a failure left unread is closed. */
export async function withAttachments<T>(
  tx: Transaction,
  mailId: number,
  send: (attachments: Attachment[]) => Promise<T>,
): Promise<T> {
  const attachments = await openAttachments(tx, mailId);
  try {
    return await send(attachments);
  } finally {
    for (const { content } of attachments) content.destroy();
  }
}
