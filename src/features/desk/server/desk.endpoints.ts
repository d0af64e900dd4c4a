import type { z } from 'zod';
import type { Actor } from '@/core/db/activity';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import type { AnsweredSource, DeskSource, ReplyHelp } from '@/core/server/desk-source';
import { downloadFile } from '@/core/server/record-files';
import { sendToSender } from '@/core/server/sender-mail';
import { readSession, requireRole, type StaffSession, SUPPORTERS } from '@/core/server/session';
import { inUploadSlot } from '@/core/server/upload-slots';
import { requestPool } from '@/kit/db/pool';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import {
  type Call,
  type Operation,
  parseWith,
  publicEndpoint,
  withJson,
  withoutBody,
} from '@/kit/server/public-endpoint';
import { empty, json } from '@/kit/server/responses';
import { TransitionError } from '@/kit/shared/state-machine';
import {
  answerRequest,
  type BulkAnswer,
  type BulkRequest,
  bulkRequest,
  changeRequest,
  draftRequest,
  mergeRequest,
  noteRequest,
  pendingRequest,
  presenceRequest,
  queueQuery,
} from '../contract';
import { articleRequest } from '../contract.articles';
import { addNote } from './add-note';
import { answerRecord } from './answer-record';
import { changeRecord, type Person } from './change-record';
import { addDraftFile, removeDraftFile } from './draft-files';
import { deskEvents } from './events';
import { notePresence } from './presence';
import { readQueue } from './queue.queries';
import { readRecord } from './record.queries';
import { sendNow, undoSend } from './undo-send';

/** What a person can correct, as a sentence; null for everything else. */
const sentenceOf = (error: unknown): string | null =>
  error instanceof EndpointError || error instanceof TransitionError ? error.message : null;

/**
 * One change to many records, each by its own rules and in a transaction of its own: what is refused stays as it was,
 * and says why.
 */
async function changeMany(
  sources: readonly DeskSource[],
  { places, change }: BulkRequest,
  user: Person,
): Promise<BulkAnswer> {
  const refused: BulkAnswer['refused'] = [];
  for (const { kind, id } of places) {
    const source = sources.find((one) => one.kind === kind);
    try {
      if (!source) throw new EndpointError('not-found');
      await changeRecord(source, id, change, user);
    } catch (error) {
      const problem = sentenceOf(error);
      if (problem === null) throw error;
      refused.push({ kind, id, problem });
    }
  }
  return { done: places.length - refused.length, refused };
}

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
async function keepDraft({ machine, id, userId, mode, subject, text }: Draft): Promise<void> {
  const whose = [machine.subject, id, userId, mode];
  if (text === '') return void (await requestPool().query(DROP, whose));
  const { rowCount } = await requestPool().query(keepFor(machine.table), [...whose, subject, text]);
  if (rowCount === 0) throw new EndpointError('not-found');
}

const actorOf = ({ userId: id, username, role }: StaffSession): Actor => ({ id, username, role });
type Place = { session: StaffSession; source: AnsweredSource; id: number; call: Call };

/**
 * The desk's endpoints.
 * @param sources the records of all features that are answered there
 * @param draftArticle undefined: there are no help articles
 */
export function deskEndpoints(sources: readonly AnsweredSource[], draftArticle: ReplyHelp['draftArticle']) {
  /** The record of an address such as `ticket-12`. @throws EndpointError sign-in, forbidden, not-found */
  async function placeOf(call: Call): Promise<Place> {
    const session = await requireRole(call, SUPPORTERS);
    const [, kind, id] = /^([a-z]+)-(\d{1,9})$/.exec(call.params.id ?? '') ?? [];
    const source = sources.find((one) => one.kind === kind);
    if (!source) throw new EndpointError('not-found');
    return { session, source, id: Number(id), call };
  }

  const at =
    (work: (place: Place) => Promise<Response>): Operation =>
    async (call) =>
      work(await placeOf(call));

  const queue = publicEndpoint({
    GET: withoutBody(async (call) => {
      const { userId } = await requireRole(call, SUPPORTERS);
      const asked = parseWith(queueQuery, Object.fromEntries(new URL(call.request.url).searchParams));
      return json(await readQueue(sources, asked, userId));
    }),
  });

  const events = publicEndpoint({
    GET: withoutBody(async (call) => {
      const { userId } = await requireRole(call, SUPPORTERS);
      const mayRead = async () => SUPPORTERS.includes((await readSession(call.headers))?.role ?? '');
      return deskEvents({ userId, signal: call.request.signal, mayRead });
    }),
  });

  const bulk = publicEndpoint({
    POST: async (call) => {
      const { user } = await requireRole(call, SUPPORTERS);
      return withJson(bulkRequest, async (asked) => json(await changeMany(sources, asked, user)))(call);
    },
  });

  const record = publicEndpoint({
    GET: at(async ({ session, source, id }) => {
      const found = await readRecord(sources, source, id, { id: session.userId, username: session.username });
      if (!found) throw new EndpointError('not-found');
      return json(found);
    }),
    PATCH: at(({ session, source, id, call }) =>
      withJson(changeRequest, async (change) => {
        await changeRecord(source, id, change, session.user);
        return empty(204);
      })(call),
    ),
  });

  const answers = publicEndpoint({
    POST: at(({ source, id, call }) =>
      sendToSender(
        answerRequest,
        () => `desk/${source.kind}/${id}/answers`,
        answerRecord(source),
      )({ ...call, params: { id: String(id) } }),
    ),
  });

  const pending = publicEndpoint({
    POST: at(({ session, source, id, call }) =>
      withJson(pendingRequest, async ({ answer, step }) => {
        const order = { id, answer, by: actorOf(session) };
        await withTransaction((tx) => (step === 'take-back' ? undoSend : sendNow)(tx, source, order));
        return empty(204);
      })(call),
    ),
  });

  const merge = publicEndpoint({
    POST: at(({ session, source: { merging }, id, call }) =>
      withJson(mergeRequest, async ({ into }) => {
        if (!merging) throw new EndpointError('not-found');
        const order = { id, by: actorOf(session) };
        await withTransaction((tx) =>
          into === null ? merging.separate(tx, order) : merging.merge(tx, { ...order, into }),
        );
        return empty(204);
      })(call),
    ),
  });

  const articles = publicEndpoint({
    POST: at(({ session, source, call }) =>
      withJson(articleRequest, async (article) => {
        if (!source.makesArticles || !draftArticle) throw new EndpointError('not-found');
        return json({ address: await draftArticle(article, session.user) }, 201);
      })(call),
    ),
  });

  const draft = publicEndpoint({
    POST: at(({ session, source, id, call }) =>
      withJson(draftRequest, async (words) => {
        await keepDraft({ ...words, machine: source.machine, id, userId: session.userId });
        return empty(204);
      })(call),
    ),
  });

  const notes = publicEndpoint({
    POST: at(({ session, source, id, call }) =>
      withJson(noteRequest, async ({ text }) => {
        const note = { id, text, by: actorOf(session), brand: await readBrandIdentity() };
        return json(await addNote(source, note), 201);
      })(call),
    ),
  });

  const presence = publicEndpoint({
    POST: at(({ session, source, id, call }) =>
      withJson(presenceRequest, async (visit) => {
        const { machine } = source;
        return json({ writer: await notePresence({ ...visit, machine, id, userId: session.userId }) });
      })(call),
    ),
  });

  /** The files of one's own draft, and those of the conversation. */
  const files = publicEndpoint({
    POST: at(async ({ session, source, id, call }) => {
      const about = { subject: source.machine.subject, id, userId: session.userId };
      const added = await inUploadSlot(call.address, () => addDraftFile(source, about, call.request));
      return json(added, 201);
    }),
  });
  const file = publicEndpoint({
    GET: at(async ({ session, source, id, call }) => {
      const ids = (await source.merging?.family(requestPool(), id)) ?? [id];
      return downloadFile({ subject: source.machine.subject, id, ids }, session.userId, call.params.file);
    }),
    DELETE: at(async ({ session, source, id, call }) => {
      const about = { subject: source.machine.subject, id, userId: session.userId };
      await removeDraftFile(about, call.params.file);
      return empty(204);
    }),
  });

  return {
    queue,
    events,
    bulk,
    record,
    answers,
    articles,
    pending,
    merge,
    draft,
    notes,
    presence,
    files,
    file,
  };
}
