import { z } from 'zod';
import { bounce } from '@/core/shared/bounce';
import { delivery } from '@/core/shared/delivery';
import { DESK_KINDS, PRIORITIES } from '@/core/shared/desk';
import { mailTrouble } from '@/core/shared/mail-trouble';
import { FILES_PER_ANSWER } from '@/core/shared/record-files';
import { recordIdSchema } from '@/kit/shared/request-contract';
import { text } from '@/kit/shared/text';

const kind = z.enum(DESK_KINDS);
const priority = z.enum(PRIORITIES.map(({ value }) => value));

/** Filters of the queue, as they stand in its address. */
export const queueQuery = z.object({
  kind: kind.nullable().catch(null).default(null),
  whose: z.enum(['anyone', 'mine', 'nobody']).catch('anyone').default('anyone'),
  order: z.enum(['due', 'newest']).catch('due').default('due'),
  q: text({ label: 'Search', max: 100 }).catch('').default(''),
});
export type QueueQuery = z.output<typeof queueQuery>;

/** Times are ISO 8601, everywhere in this file. */
const queueRow = z.object({
  kind,
  id: z.number(),
  who: z.string(),
  title: z.string(),
  detail: z.string(),
  priority: priority.nullable(),
  status: z.string(),
  statusLabel: z.string(),
  isWaiting: z.boolean(),
  dueAt: z.string().nullable(),
  createdAt: z.string(),
  assignee: z.string().nullable(),
  tags: z.array(z.string()),
  isUnread: z.boolean(),
  /** A colleague who is writing an answer now. */
  writer: z.string().nullable(),
});
export type QueueRow = z.output<typeof queueRow>;

const colleague = z.object({ id: z.number(), username: z.string() });
export type Colleague = z.output<typeof colleague>;

export const queueAnswer = z.object({
  /** The server's clock, by which the browser counts. */
  now: z.string(),
  rows: z.array(queueRow),
  /** There are more than the rows. */
  isCut: z.boolean(),
  counts: z.object({ ticket: z.number(), quote: z.number(), application: z.number() }),
  late: z.number(),
  /** Emails that wait until someone says whose they are. */
  toSort: z.number(),
  /** Who answers requests. */
  colleagues: z.array(colleague),
  /** Why answers do not leave at present; null while they do. */
  mail: mailTrouble.nullable(),
});
export type QueueAnswer = z.output<typeof queueAnswer>;

const file = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
export type DeskFile = z.output<typeof file>;
/** What a file that was added is called by. */
export const fileAnswer = file;

const cameWith = { files: z.array(file), original: z.number().nullable() };
const entry = z.object({
  id: z.string(),
  type: z.enum(['requester', 'staff', 'note']),
  author: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  /** State of its email; null for what a requester or a note says. */
  mail: delivery.nullable(),
  problem: z.string().nullable(),
  mailId: z.number().nullable(),
  /** Number of the merged record that it was written to; null: to this one. */
  via: z.string().nullable(),
  ...cameWith,
});
export type DeskEntry = z.output<typeof entry>;

const way = z.object({ to: z.string().nullable(), label: z.string() });
export type Way = z.output<typeof way>;

const mode = z.enum(['reply', 'note']);
export type Mode = z.output<typeof mode>;

const option = z.object({ value: z.string(), label: z.string() });

/** One record as the desk shows it. */
export const deskRecord = z.object({
  now: z.string(),
  kind,
  id: z.number(),
  number: z.string(),
  title: z.string(),
  detail: z.string(),
  noun: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  message: z.string().nullable(),
  /** Label and value; where the value is a file, also its address. */
  facts: z.array(z.tuple([z.string(), z.string().nullable()], z.string())),
  placeholders: z.record(z.string(), z.string().nullable()),
  /** Subject of the next email; null when the site decides it. */
  subject: z.string().nullable(),
  createdAt: z.string(),
  wroteAt: z.string(),
  dueAt: z.string().nullable(),
  status: z.string(),
  statusLabel: z.string(),
  /** States that it may be moved to. */
  transitions: z.array(option),
  theirPriority: priority.nullable(),
  ourPriority: priority.nullable(),
  assignee: z.number().nullable(),
  colleagues: z.array(colleague),
  policies: z.string().nullable(),
  tags: z.array(z.string()),
  /** The tags that staff use most. */
  usedTags: z.array(z.string()),
  entries: z.array(entry),
  /** What an answer must have seen: the newest message, and the newest note of a colleague. */
  seen: z.string(),
  ways: z.array(way),
  /** Its answers may become help articles. */
  makesArticles: z.boolean(),
  /** What to know before deciding, as a sentence; null: nothing. */
  warning: z.string().nullable(),
  /** Why it cannot be answered; null when it can. */
  closed: z.string().nullable(),
  savedTexts: z.array(
    z.object({
      title: z.string(),
      subject: z.string().nullable(),
      text: z.string(),
      /** The state that it is written for; null: any. */
      state: z.string().nullable(),
    }),
  ),
  drafts: z.array(z.object({ mode, subject: z.string(), text: z.string() })),
  ...cameWith,
  draftFiles: z.array(file),
  /** One's own answer that can still be taken back, and the state that it led to. */
  pending: z.object({ answer: z.number(), leavesAt: z.string(), newState: z.string().nullable() }).nullable(),
  /** Colleagues who have it open, and who of them writes. */
  people: z.array(z.object({ username: z.string(), isWriting: z.boolean() })),
  cameBack: bounce.nullable(),
  earlier: z.array(
    z.object({
      kind,
      id: z.number(),
      number: z.string(),
      title: z.string(),
      statusLabel: z.string(),
      createdAt: z.string(),
      /** Another record can be merged into it. */
      takesMerged: z.boolean(),
    }),
  ),
  /** What it was merged into; null: it stands by itself. */
  mergedInto: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** What was merged into it. */
  parts: z.array(z.object({ id: z.number(), number: z.string(), title: z.string() })),
  history: z.array(
    z.object({ text: z.string(), by: z.string().nullable(), reason: z.string().nullable(), at: z.string() }),
  ),
});
export type DeskRecord = z.output<typeof deskRecord>;

const MOST = 5000;

export const answerRequest = z.object({
  subject: text({ label: 'Subject', max: 200 }),
  text: text({ label: 'Answer', min: 1, max: MOST, message: 'Please write an answer', multiline: true }),
  /** The next state; null: it stays. */
  to: z.string().max(40).nullable(),
  seen: z.string().regex(/^\d{1,10}\.\d{1,10}$/),
  /** Ids of files of the draft, which go with it. */
  files: z.array(z.uuid()).max(FILES_PER_ANSWER).default([]),
});
export type AnswerRequest = z.output<typeof answerRequest>;
/** `seen`: the answer itself is seen. */
export const answerAnswer = z.object({ answer: z.number(), leavesAt: z.string(), seen: z.string() });

export const noteRequest = z.object({
  text: text({ label: 'Note', min: 1, max: MOST, message: 'Please write a note', multiline: true }),
});
/** Colleagues whom a note names: who gets an email about it, and who has no address. */
export const noteAnswer = z.object({ mailed: z.array(z.string()), without: z.array(z.string()) });
export type NoteAnswer = z.output<typeof noteAnswer>;

/** Kept exactly as typed. */
export const draftRequest = z.object({
  mode,
  subject: z.string().max(200),
  text: z
    .string()
    .max(MOST)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000')),
});

export const pendingRequest = z.object({ answer: recordIdSchema(), step: z.enum(['take-back', 'send-now']) });

/** Into which record; null: it is separated again. */
export const mergeRequest = z.object({ into: recordIdSchema().nullable() });

/** Here, writing, or gone. `takesOver`: writes although somebody else does. */
export const presenceRequest = z.object({
  is: z.enum(['here', 'writing', 'gone']),
  takesOver: z.boolean().default(false),
});

const MOST_TAGS = 10;
/** A comma separates the words of a search. */
const tag = text({ label: 'Tag', min: 1, max: 30, message: 'A tag has up to 30 characters' })
  .refine((value) => !value.includes(','), { error: 'A tag has no comma' })
  .transform((value) => value.toLowerCase());

/** What staff change beside the conversation; only what is named changes. */
export const changeRequest = z.object({
  status: z.string().max(40).optional(),
  reason: text({ label: 'Reason', max: 1000, multiline: true }).optional(),
  assignee: recordIdSchema().nullable().optional(),
  ourPriority: priority.nullable().optional(),
  addTags: z.array(tag).max(MOST_TAGS).optional(),
  removeTags: z.array(tag).max(MOST_TAGS).optional(),
});
export type ChangeRequest = z.output<typeof changeRequest>;

const MOST_AT_ONCE = 100;

export const bulkRequest = z.object({
  places: z
    .array(z.object({ kind, id: recordIdSchema() }))
    .min(1)
    .max(MOST_AT_ONCE),
  change: changeRequest,
});
export type BulkRequest = z.output<typeof bulkRequest>;
export const bulkAnswer = z.object({
  done: z.number(),
  refused: z.array(z.object({ kind, id: z.number(), problem: z.string() })),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;
