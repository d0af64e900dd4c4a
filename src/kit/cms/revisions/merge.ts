import { APIError, type CollectionSlug, type Field, type GlobalSlug, type PayloadRequest } from 'payload';
import { ADOPTED_VALUE } from '@/kit/shared/adopted-value';
import { NOT_VALID } from '@/kit/shared/request-contract';
import type { User } from '@/payload-types';
import { dataFields } from '../field-changes';
import { refuse } from '../refuse';
import {
  type LastWrite,
  type RecordData,
  readLastWrites,
  type Subject,
  type ValueHashes,
  valueHash,
  valueHashes,
} from './last-writes';

/** The author of a change that no staff account made. */
const SITE = 'The site';

const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const list = new Intl.ListFormat('en-US');

function labelOf(fields: Field[], name: string): string {
  const field = dataFields(fields).find((one) => one.name === name);
  if (field && 'label' in field && typeof field.label === 'string') return field.label;
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const happened = (write: LastWrite | undefined) =>
  write
    ? { by: write.by, at: ` on ${dateTime.format(new Date(write.at))} UTC` }
    : { by: SITE, at: ' meanwhile' };

/**
 * The same field was changed here and by somebody else: nothing is saved, and the person learns who changed it.
 * @param writes of the fields that staff changed; the site changed the others
 */
function conflict(fields: Field[], names: readonly string[], writes: readonly LastWrite[]): APIError {
  const changes = names.map((name) => ({ name, ...happened(writes.find(({ field }) => field === name)) }));
  const told = new Set(changes.map(({ by, at }) => `${by}\n${at}`));
  const sentences = [...told].map((who) => {
    const [by = '', at = ''] = who.split('\n');
    const theirs = changes.filter((one) => one.by === by && one.at === at);
    return `${by} changed ${list.format(theirs.map(({ name }) => labelOf(fields, name)))}${at}.`;
  });
  const message = `${sentences.join(' ')} None of your changes were saved yet.`;
  const errors = [
    ...changes.map(({ name, by, at }) => ({ path: name, message: `${by} changed this${at}.` })),
    { path: 'revision', message },
  ];
  return new APIError(message, 409, { errors }, true);
}

/** A document is locked while it is compared. */
export type MergeTarget = { subject: Subject; fields: Field[]; isGlobal: boolean };

const isPrints = (value: unknown): value is ValueHashes =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** @throws APIError 400 for anything this site did not issue */
function readRevision(text: unknown): ValueHashes {
  try {
    const value: unknown = JSON.parse(String(text));
    if (isPrints(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, print]) => [
          name,
          print.startsWith(ADOPTED_VALUE) ? valueHash(print.slice(1)) : print,
        ]),
      );
  } catch {
    // The same as for anything that is not an object.
  }
  throw refuse(NOT_VALID);
}

const stored = async (
  req: PayloadRequest,
  { subject: { slug, id }, isGlobal }: MergeTarget,
): Promise<RecordData> => {
  const asked = { depth: 0, draft: true, overrideAccess: true, req } as const;
  const found = isGlobal
    ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...asked })
    : await req.payload.findByID({ collection: slug as CollectionSlug, id, trash: true, ...asked });
  return found as unknown as RecordData;
};

/**
 * The part of a save that remains to be written, given the revision it started from. Fields that the sender did not
 * change stay as stored; fields that only the sender changed are written.
 * @param data `revision` as it was read, and optionally `touched`: names of the changed fields, separated by commas;
 * without it, everything that is sent counts as changed
 * @throws APIError 409 when somebody else changed one of the same fields to another value; 400
 */
export async function mergeChanges(
  req: PayloadRequest,
  target: MergeTarget,
  data: RecordData,
): Promise<RecordData> {
  const { revision, touched, ...sent } = data;
  // Restoring a version replaces the current values on purpose.
  if (typeof revision !== 'string' || revision === '' || req.context.isRestoringVersion) return sent;
  const base = readRevision(revision);
  const names = typeof touched === 'string' ? touched.split(',') : Object.keys(sent);
  const mine = Object.entries(sent).filter(([name]) => !Object.hasOwn(base, name) || names.includes(name));
  const now = valueHashes(await stored(req, target));
  const both = mine.filter(
    ([name, value]) =>
      Object.hasOwn(base, name) && base[name] !== now[name] && valueHash(value) !== now[name],
  );
  if (both.length > 0) {
    const user = req.user as User | null;
    const writes = (await readLastWrites(req, target.subject)).filter(
      ({ field, print }) => print === now[field],
    );
    // Only the sender has changed it since the form was filled: the form may be from another of their tabs.
    const isOwn = (name: string) =>
      writes.some(
        ({ field, byId, streak }) =>
          field === name && byId === user?.id && streak.includes(base[name] as string),
      );
    const others = both.map(([name]) => name).filter((name) => !isOwn(name));
    if (others.length > 0) throw conflict(target.fields, others, writes);
  }
  return Object.fromEntries(mine);
}
