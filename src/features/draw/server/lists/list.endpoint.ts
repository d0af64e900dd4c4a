import { requireRole } from '@/core/server/session';
import { CommitFailedError } from '@/kit/db/database-errors';
import { removePrivateFile } from '@/kit/db/private-files';
import { withTransaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import { type Call, parseWith, publicEndpoint, recordId } from '@/kit/server/public-endpoint';
import { readUpload, type Upload } from '@/kit/server/read-upload';
import { json } from '@/kit/server/responses';
import { codePoints } from '@/kit/shared/text';
import { CHOOSE_ACCOUNT, LARGEST_LIST, listFields, MANAGERS } from '../../contract';
import { lockOpenEntries, logRoundActivity, queueDrawJob, type RoundActor } from '../round-rows';

const RULES = { kind: 'follower-lists', field: 'file', bytes: LARGEST_LIST } as const;
const LONGEST_NAME = 120;

/** The file's original name, so that staff recognize it. */
const shownName = (name: string) => {
  const plain = name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || 'Pasted handles';
  return codePoints(plain) > LONGEST_NAME ? `${[...plain].slice(0, LONGEST_NAME).join('')}…` : plain;
};

/** The file is on disk; its row and the job that reads it are committed together. */
const keepList = (round: number, account: string, upload: Upload, by: RoundActor) =>
  withTransaction(async (tx) => {
    await lockOpenEntries(tx, round);
    const { rows } = await tx.query<{ id: number }>(
      `insert into site.draw_lists (round_id, account, file_id, name, bytes, by)
       select round_id, key, $3, $4, $5, $6 from site.draw_accounts where round_id = $1 and key = $2
       returning id`,
      [round, account, upload.id, shownName(upload.name), upload.bytes, by.username],
    );
    if (!rows[0]) throw invalid(CHOOSE_ACCOUNT);
    await queueDrawJob(tx, 'import-list', { listId: rows[0].id });
    await logRoundActivity(tx, { round, by, details: [`added a follower list: ${account}`] });
    return rows[0].id;
  });

async function receive(call: Call, by: RoundActor): Promise<number> {
  const round = recordId(call);
  const { fields, upload } = await readUpload(call.request, RULES);
  if (!upload) throw invalid('Please choose a file, or paste handles');
  try {
    if (upload.bytes > LARGEST_LIST) throw invalid('The file must be smaller than 200 MB');
    const { account } = parseWith(listFields, fields);
    return await keepList(round, account, upload, by);
  } catch (error) {
    // An unconfirmed commit may have succeeded: then the worker needs the file; if not, the sweep removes it.
    if (!(error instanceof CommitFailedError)) await removePrivateFile('follower-lists', upload.id);
    throw error;
  }
}

/** POST: a follower list of one account; the worker reads it. */
export const listEndpoint = publicEndpoint({
  POST: async (call) => {
    const by = await requireRole(call, MANAGERS);
    return json({ list: await receive(call, by) }, 202);
  },
});
