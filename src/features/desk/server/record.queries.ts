import type { Actor } from '@/core/db/activity';
import type { AnsweredSource, DeskSource } from '@/core/server/desk-source';
import { type Original, readOriginals } from '@/core/server/incoming-mails.queries';
import { type EntryFile, readFiles } from '@/core/server/record-files';
import { readBounce } from '@/core/server/suppressions.queries';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import type { DeskEntry, DeskRecord } from '../contract';
import { MERGED, mergedWords } from '../rules/merged-words';
import { assigneeColumn } from './assignee-column';
import { readColleagues } from './colleagues.queries';
import { readRecordTags } from './tags';

const SHOWN = 10;

type Earlier = Omit<DeskRecord['earlier'][number], 'statusLabel'> & { status: string; isMerged: boolean };

const earlierIn = ({ kind, machine, merging, sql }: DeskSource) =>
  `(select '${kind}' as kind, one.id, ${sql.number} as number, ${sql.title} as title, one.status::text,
      one.created_at as "createdAt", ${merging?.takes ?? 'false'} as "takesMerged",
      ${merging?.into ?? 'null::json'} is not null as "isMerged"
    from ${machine.table} one where lower(one.email) = lower($1) and not ('${kind}' = $2 and one.id = $3)
    order by one.created_at desc limit ${SHOWN})`;

/** What else came from this address, newest first. */
async function readEarlier(
  sources: readonly DeskSource[],
  email: string,
  { kind, id }: { kind: string; id: number },
): Promise<DeskRecord['earlier']> {
  const text = `${sources.map(earlierIn).join(' union all ')} order by "createdAt" desc limit ${SHOWN}`;
  const { rows } = await requestPool().query<Earlier>(text, [email, kind, id]);
  return rows.map(({ status, isMerged, ...one }) => ({
    ...one,
    statusLabel: isMerged
      ? MERGED
      : (sources.find((source) => source.kind === one.kind)?.machine.labelOf(status) ?? status),
  }));
}

type Step = { leftState: string; newState: string; by: string | null; reason: string | null; at: Date };

const HISTORY = `select left_state as "leftState", new_state as "newState", by, reason, created_at as at
  from transitions where subject = $1 and subject_id = $2::text order by id desc limit 100`;

type Line = Omit<DeskRecord['history'][number], 'at'> & { at: Date };

/** The record's transitions, and with what it was merged, newest first. */
async function readHistory(
  { machine: { subject, labelOf }, merging }: DeskSource,
  id: number,
): Promise<DeskRecord['history']> {
  const pool = requestPool();
  const [steps, merges] = await Promise.all([
    pool.query<Step>(HISTORY, [subject, id]),
    merging ? pool.query<Line>(merging.history, [id]) : null,
  ]);
  const moved = steps.rows.map(({ leftState, newState, ...step }) => ({
    ...step,
    text: `${labelOf(leftState)} → ${labelOf(newState)}`,
  }));
  return [...moved, ...(merges?.rows ?? [])]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}

/** Before every message: the request itself. */
const EARLIEST = 0;

type Row = Pick<
  DeskRecord,
  | 'id'
  | 'number'
  | 'title'
  | 'detail'
  | 'name'
  | 'email'
  | 'organization'
  | 'message'
  | 'facts'
  | 'placeholders'
  | 'subject'
  | 'createdAt'
  | 'wroteAt'
  | 'dueAt'
  | 'status'
  | 'theirPriority'
  | 'ourPriority'
  | 'assignee'
  | 'policies'
  | 'mergedInto'
  | 'warning'
> & { isSpam: boolean };

const recordOf = ({ machine, merging, sql }: DeskSource) =>
  `select one.id, ${sql.number} as number, ${sql.title} as title, ${sql.detail} as detail, ${sql.name} as name,
     one.email, ${sql.organization} as organization, ${sql.message} as message, ${sql.facts} as facts,
     ${sql.placeholders} as placeholders, ${sql.subject} as subject, one.created_at as "createdAt",
     ${sql.wroteAt} as "wroteAt", ${sql.dueAt} as "dueAt", one.status::text, ${sql.theirPriority} as "theirPriority",
     ${sql.ourPriority} as "ourPriority", ${assigneeColumn('users.id')} as assignee, one.policies, ${sql.isSpam} as "isSpam",
     ${merging?.into ?? 'null::json'} as "mergedInto", ${sql.warning ?? 'null::text'} as warning
   from ${machine.table} one where one.id = $1`;

type Message = {
  id: number;
  byStaff: boolean;
  author: string | null;
  subject: string | null;
  text: string;
  at: Date;
  mail: DeskEntry['mail'];
  problem: string | null;
  mailId: number | null;
  via?: string | null;
};
type Note = { id: number; by: string | null; text: string; at: Date };

const NOTES = `select id, by, text, created_at as at from notes
  where subject = $1 and subject_id = any($2::text[]) order by id`;
const DRAFTS = `select mode, subject_line as subject, text from site.desk_drafts
  where subject = $1 and subject_id = $2 and user_id = $3 and sent_at is null order by mode desc`;
const PENDING = `select id as answer, leaves_at as "leavesAt", nullif(new_state, left_state) as "newState"
  from site.desk_answers
  where subject = $1 and subject_id = $2 and user_id = $3 and leaves_at > now() order by id desc limit 1`;
const PEOPLE = `select username, c.user_id is not null as "isWriting" from users
  left join site.desk_visits v on v.user_id = users.id and v.subject = $1 and v.subject_id = $2 and v.here_until > now()
  left join site.desk_claims c on c.user_id = users.id and c.subject = $1 and c.subject_id = $2 and c.until > now()
  where users.id <> $3 and (v.user_id is not null or c.user_id is not null) order by username`;

/** Of one entry; null: of the draft. */
const filesOf = (files: EntryFile[], wanted: number | null) =>
  files.filter(({ entry }) => entry === wanted).map(({ entry: _, ...file }) => file);

const originalOf = (originals: Original[], wanted: number) =>
  originals.find(({ entry }) => entry === wanted)?.id ?? null;

const asEntry = (
  { id, byStaff, at, via = null, ...message }: Message,
  files: EntryFile[],
  originals: Original[],
): DeskEntry & { time: number } => ({
  ...message,
  via,
  files: filesOf(files, id),
  original: originalOf(originals, id),
  id: `message-${id}`,
  type: byStaff ? 'staff' : 'requester',
  at: at.toISOString(),
  time: at.getTime(),
});

const noteEntry = ({ id, by, text, at }: Note): DeskEntry & { time: number } => ({
  id: `note-${id}`,
  type: 'note',
  author: by,
  subject: null,
  text,
  at: at.toISOString(),
  mail: null,
  problem: null,
  mailId: null,
  via: null,
  files: [],
  original: null,
  time: at.getTime(),
});

/** In a saved text: the site's address, which an email needs in front of a path. */
const SITE = '{site}';

const newest = (rows: { id: number }[]) => rows.reduce((most, { id }) => Math.max(most, id), EARLIEST);

const closedWords = ({ closedWords: inState, machine }: DeskSource, { mergedInto, status }: Row) =>
  mergedInto ? mergedWords(machine.noun, mergedInto.number) : inState(status);

/** Everything the desk shows about one record; null if there is no such record. */
export async function readRecord(
  sources: readonly DeskSource[],
  source: AnsweredSource,
  id: number,
  { id: userId, username }: Pick<Actor, 'id' | 'username'>,
): Promise<DeskRecord | null> {
  const { kind, machine, merging } = source;
  const pool = requestPool();
  const rowsOf = async <R extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<R>(text, values)).rows;
  const about = [machine.subject, id];
  const mine = [...about, userId];
  const [row] = await rowsOf<Row>(recordOf(source), [id]);
  if (!row) return null;
  const ids = (await merging?.family(pool, id)) ?? [id];
  const [
    messages,
    files,
    originals,
    tags,
    notes,
    parts,
    drafts,
    pending,
    people,
    colleagues,
    savedTexts,
    cameBack,
    earlier,
    history,
  ] = await Promise.all([
    rowsOf<Message>(source.entries, [id]),
    readFiles({ subject: machine.subject, id, ids }, userId),
    readOriginals(machine.subject, id, ids),
    readRecordTags(machine.subject, id),
    rowsOf<Note>(NOTES, [machine.subject, ids.map(String)]),
    merging ? rowsOf<DeskRecord['parts'][number]>(merging.parts, [id]) : [],
    rowsOf<DeskRecord['drafts'][number]>(DRAFTS, mine),
    rowsOf<NonNullable<DeskRecord['pending']>>(PENDING, mine),
    rowsOf<DeskRecord['people'][number]>(PEOPLE, mine),
    readColleagues(),
    rowsOf<DeskRecord['savedTexts'][number]>(source.savedTexts),
    readBounce(row.email),
    readEarlier(sources, row.email, { kind, id }),
    readHistory(source, id),
  ]);
  const { isSpam, ...shown } = row;
  const { mergedInto } = row;
  const ways = isSpam || mergedInto ? [] : source.waysFrom(row.status);
  const entries = [...messages.map((one) => asEntry(one, files, originals)), ...notes.map(noteEntry)].sort(
    (one, other) => one.time - other.time,
  );
  return {
    ...shown,
    ...tags,
    now: new Date().toISOString(),
    kind,
    noun: machine.noun,
    statusLabel: mergedInto ? MERGED : machine.labelOf(row.status),
    transitions: mergedInto
      ? []
      : machine.options.filter(({ value }) => machine.refusal(row.status, value) === null),
    colleagues,
    entries: entries.map(({ time: _, ...one }) => one),
    seen: `${newest(messages)}.${newest(notes.filter(({ by }) => by !== username))}`,
    ways: [...ways],
    makesArticles: source.makesArticles === true,
    parts,
    closed: ways.length > 0 ? null : closedWords(source, row),
    savedTexts: savedTexts.map((one) => ({ ...one, text: one.text.replaceAll(SITE, env().SITE_URL) })),
    drafts,
    files: filesOf(files, EARLIEST),
    original: originalOf(originals, EARLIEST),
    draftFiles: filesOf(files, null),
    pending: pending[0] ?? null,
    people,
    cameBack,
    earlier,
    history,
  };
}
