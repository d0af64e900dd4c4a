import { z } from 'zod';
import { LARGEST_IMPORT } from '@/kit/shared/file-size';
import { recordIdSchema } from '@/kit/shared/request-contract';
import { text } from '@/kit/shared/text';
import type { PublicFacts } from './protocol/first-version';
import { reason } from './rules/reason';
import type { DrawState, PublicDrawState } from './rules/round-states';

const DRAWS_API = '/api/draws';
/** POST: proves that a named entry is in the list. */
export const proofApi = (round: number | string) => `${DRAWS_API}/${round}/proof`;
/** GET: everything needed to check the round, as one zip file. */
export const bundleApi = (round: number | string) => `${DRAWS_API}/${round}/bundle`;
export const BUNDLE_FILES = [
  'draw.json',
  'leaves.txt',
  'commitment.txt',
  'verify-draw.mjs',
  'READ-ME.txt',
] as const;
export type BundleFile = (typeof BUNDLE_FILES)[number];
/** GET: one file of the bundle. */
export const bundleFileApi = (round: number | string, file: BundleFile) => `${bundleApi(round)}/${file}`;
/** GET: who is on the wheel of a published round. */
export const wheelApi = (round: number | string) => `${DRAWS_API}/${round}/wheel`;

/** The page of a round, and the page of its wheel. */
export const DRAWS = '/links/draw';
export const roundPath = (round: number | string) => `${DRAWS}/${round}`;
export const wheelPath = (round: number | string) => `${roundPath(round)}/wheel`;
/** Staff only: the wheel of a drawn but unpublished round, to be spun in front of an audience. */
export const presentationPath = (round: number | string) => `/admin/draws/${round}/wheel`;

/** The winner and ten alternates. */
export const STANDARD_PLACES = 11;
export const MOST_PLACES = 1000;
export const RETENTION_DAYS = 90;
/** The name of a winner, as they want to be called. */
export const LONGEST_NAME = 80;

/** A named entry to look up in a committed list. */
export const proofRequest = z.object({
  /** Key of the account, or 'free'. */
  account: text({ label: 'Account', min: 1, max: 60, message: 'Please choose an account' }),
  handle: text({ label: 'Handle', min: 1, max: 300, message: 'Please enter your handle' }),
});
export type ProofRequest = z.output<typeof proofRequest>;
/** The same as a form without JavaScript, which posts text. */
export const lookupRequest = proofRequest.extend({ round: z.coerce.number().pipe(recordIdSchema()) });

const hash = z.string();
const entryProof = z.object({
  entry: z.object({ account: z.string(), handle: z.string(), nth: z.number() }),
  salt: hash,
  person: z.number(),
  tickets: z.array(z.object({ ticket: z.number(), hash, path: z.array(hash) })),
});
/** 'erased': the entries of this round were erased when due, and nobody can be looked up anymore. */
export const proofResponse = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('in'), proof: entryProof }),
  z.object({ answer: z.literal('not-in') }),
  z.object({ answer: z.literal('erased') }),
]);
export type ProofResponse = z.output<typeof proofResponse>;

/** A round as visitors may see it, from its commitment on. */
export type PublicRound = {
  id: number;
  state: PublicDrawState;
  opensAt: string | null;
  closesAt: string | null;
  facts: PublicFacts;
  /** Once published, by place: the masked handle, or for the winner the name that they agreed to. */
  names: { place: number; account: string; name: string }[];
  publishedAt: string | null;
  cancelled: { reason: string; at: string } | null;
  /** False once the entries are erased. */
  canBeLookedUp: boolean;
};

/** GET: who is on the wheel of a drawn round, for staff. */
export const presentationWheelApi = (round: number | string) => `/admin/api/draw-rounds/${round}/wheel`;
/** POST: the next transition of a round, from the back office. */
export const controlApi = (round: number | string) => `/admin/api/${controlPath(round)}`;

/** Below the back office's REST. */
export const controlPath = (round: number | string) => `draw-rounds/${round}/control`;
export const peoplePath = (round: number | string) => `draw-rounds/${round}/people`;
export const problemsPath = (round: number | string, list: number) =>
  `draw-rounds/${round}/problems?list=${list}`;
/** POST, multipart: an account's key and a file. It has its own path because the front allows 200 MB there. */
export const importPath = (round: number | string) => `imports/draw-rounds/${round}`;
export const LARGEST_LIST = LARGEST_IMPORT - 64 * 1024;

/** Roles that manage rounds; nobody else can read handles. */
export const MANAGERS = ['admin', 'marketing'];

/** Staff actions on a whole round. */
export const transitionRequest = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('close') }),
    z.object({ action: z.literal('reopen') }),
    z.object({
      action: z.literal('commit'),
      /** When to draw: the first round of drand from that time on decides. */
      at: z.iso.datetime({ offset: true, error: 'Please say when to draw' }),
      places: z
        .number({ error: 'Please say how many places are drawn' })
        .int({ error: 'The places must be a whole number' })
        .min(1, { error: 'There must be at least one place' })
        .max(MOST_PLACES, { error: 'There may be at most 1,000 places' }),
    }),
    z.object({
      action: z.literal('draw'),
      /** JSON as returned by a relay. */
      value: text({ label: 'The public value', min: 1, max: 2000, message: 'Please paste the public value' }),
    }),
    z.object({ action: z.literal('fetch') }),
    z.object({ action: z.literal('redraw'), place: recordIdSchema(), reason }),
    /** The winner agreed to be named: from then on visitors see this name instead of the masked handle. */
    z.object({
      action: z.literal('name'),
      place: recordIdSchema(),
      name: text({ label: 'Name', min: 1, max: LONGEST_NAME, message: 'Please enter the name to show' }),
      how: text({ label: 'Consent', min: 3, max: 300, message: 'Please say how and when the winner agreed' }),
    }),
    z.object({ action: z.literal('unname'), place: recordIdSchema() }),
    z.object({
      action: z.literal('contact'),
      place: recordIdSchema(),
      how: text({ label: 'Contact', min: 3, max: 300, message: 'Please say how the winner was contacted' }),
    }),
    z.object({
      action: z.literal('claim'),
      place: recordIdSchema(),
      how: text({ label: 'Claim', min: 3, max: 300, message: 'Please say how the prize was claimed' }),
    }),
    z.object({ action: z.literal('unclaim'), place: recordIdSchema() }),
    z.object({ action: z.literal('publish') }),
    z.object({ action: z.literal('cancel'), reason }),
    z.object({ action: z.literal('remove-list'), list: recordIdSchema() }),
    z.object({ action: z.literal('retry'), list: recordIdSchema() }),
  ],
  { error: 'Please say what to do with this round' },
);
export type TransitionRequest = z.output<typeof transitionRequest>;

export const CHOOSE_ACCOUNT = 'Please choose an account of this round';

/** The fields sent with the file of a follower list. */
export const listFields = z.object({
  account: text({ label: 'Account', max: 60, message: CHOOSE_ACCOUNT }),
});

/**
 * waiting → running → done or failed; when a list is removed: leaving → gone or failed. A problem on an unfinished
 * list comes from the last attempt: the queue tries again.
 */
export type ListState = 'waiting' | 'running' | 'done' | 'failed' | 'leaving' | 'gone';
export type FollowerList = {
  id: number;
  account: string;
  name: string;
  by: string;
  at: string;
  state: ListState;
  bytes: number;
  bytesRead: number;
  rows: number;
  added: number;
  /** Existed already: from another list, or twice in this one. */
  known: number;
  bad: number;
  problem: string | null;
  /** Reading failed and the file is still there. */
  mayRetry: boolean;
};

/** Something that happened with the winner: how, who recorded it, and when. */
type Tracked = { how: string | null; by: string; at: string };

/** Everything the panels of a round show. Times are ISO 8601. */
export type RoundControl = {
  state: DrawState;
  accounts: { key: string; label: string; address: string; entries: number }[];
  tickets: number;
  people: number;
  disqualified: number;
  lists: FollowerList[];
  /** The task that the worker has not finished yet. */
  underWay: 'committing' | 'drawing' | null;
  /** Why it failed, as a sentence. */
  problem: string | null;
  /**
   * What a committed round waits for, where to find it, and the relays' last answers. Null for rounds of the first version.
   */
  value: { round: number; due: string; addresses: string[]; problem: string | null } | null;
  facts: PublicFacts | null;
  /** With handles, for those who write to the winner. Null once erased. */
  places: {
    place: number;
    account: string;
    handle: string | null;
    masked: string;
    passedOver: string | null;
    /** The name that visitors see instead of the masked handle, and who recorded the winner's consent. */
    agreed: { name: string; how: string; by: string; at: string } | null;
    /** `how` is null once erased. */
    contacted: Tracked | null;
    claimed: Tracked | null;
  }[];
  /** When the round last entered each state. */
  entered: Partial<Record<DrawState, string>>;
  cancelledFor: string | null;
};
