import '@/shared/zod-without-eval';
import { z } from 'zod';
import type { StateMachine } from '@/shared/state-machine';
import { isStorable } from '@/shared/text';

export const SESSION_API = '/api/auth/session';
export const LOGIN_API = '/api/auth/login';
export const LOGOUT_API = '/api/auth/logout';

const REQUIRED = 'Please provide both username and password';

export const loginRequest = z.object({
  username: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(200, REQUIRED)
    .refine(isStorable, { error: 'Username has characters that cannot be stored' }),
  password: z.string({ error: REQUIRED }).min(1, REQUIRED).max(1024, REQUIRED),
});
/** Below the back office's endpoints. */
export const OWN_PASSWORD_API = '/admin/api/users/password';
const TWO_PASSWORDS = 'Please fill in both passwords';
export const ownPasswordRequest = z.object({
  present: z.string({ error: TWO_PASSWORDS }).min(1, TWO_PASSWORDS).max(1024, TWO_PASSWORDS),
  next: z.string({ error: TWO_PASSWORDS }).min(1, TWO_PASSWORDS),
});
export type OwnPasswordRequest = z.output<typeof ownPasswordRequest>;

export const ROLES = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'support', label: 'Support' },
  { value: 'marketing', label: 'Marketing' },
] as const;
export type Role = (typeof ROLES)[number]['value'];

/** A session lives this long after its last refresh: a working day. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** What the rooms provide about their records' states. */
export type BoardStates = Record<'tickets' | 'quotes' | 'applications', StateMachine>;

/** A person who waits for an answer, within 24 hours of writing. */
export type DueItem = {
  kind: 'ticket' | 'quote';
  id: number;
  /** The number that the sender knows: CLN-1763559120412. */
  number: string;
  title: string;
  /** Who waits, and what staff want to know first. */
  from: string;
  dueAt: Date;
};

export type UnreadApplication = {
  id: number;
  organization: string;
  fullName: string;
  size: string;
  createdAt: Date;
};

/** One UTC day; `day` as YYYY-MM-DD. */
export type DayCounts = { day: string; applications: number; tickets: number };

/** The first screen of those who answer requests. Lists hold the most urgent, figures count all. */
export type InboxBoard = {
  due: DueItem[];
  owed: number;
  late: number;
  unread: UnreadApplication[];
  unreadInAll: number;
  days: DayCounts[];
  mail: {
    sentToday: number;
    waiting: number;
    oldestWaitingSeconds: number | null;
    failed: number;
    isWorkerSeen: boolean;
  };
  week: {
    /** Over the tickets and quotes first answered in the last seven days; null without any. */
    medianAnswerSeconds: number | null;
    answered: number;
    kept: number;
  };
};

export type ReadersBoard = { fresh: number; confirmed: number; gone: number };
export type SeatsBoard = { total: number; taken: number };

/** A session; times are ISO 8601 when sent as JSON. */
const sessionView = z.object({ openedAt: z.string(), endsAt: z.string(), isThisOne: z.boolean() });
export type SessionView = z.output<typeof sessionView>;
export const sessionsAnswer = z.object({ sessions: z.array(sessionView) });
