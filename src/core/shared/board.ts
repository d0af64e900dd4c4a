import type { StateMachine } from '@/kit/shared/state-machine';
import type { MailTrouble } from './mail-trouble';

/** What the features provide about their records' states. */
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
export type RequestsOfDay = { day: string; applications: number; tickets: number };

/** The first screen of those who answer requests. Lists hold the most urgent, figures count all. */
export type InboxBoard = {
  due: DueItem[];
  owed: number;
  late: number;
  unread: UnreadApplication[];
  unreadInAll: number;
  days: RequestsOfDay[];
  mail: {
    sentToday: number;
    waiting: number;
    oldestWaitingSeconds: number | null;
    failed: number;
    isWorkerSeen: boolean;
  };
  /** Why answers do not leave at present; null while they do. */
  mailTrouble: MailTrouble | null;
  week: {
    /** Over the tickets and quotes first answered in the last seven days; null without any. */
    medianAnswerSeconds: number | null;
    answered: number;
    kept: number;
  };
};

export type ReadersBoard = { fresh: number; confirmed: number; gone: number };
export type SeatsBoard = { total: number; taken: number };

/** What one source brought, as far as people carried its code. */
export type SourceResult = {
  id: number;
  name: string;
  seats: number;
  applications: number;
  subscribers: number;
  visits: number;
};
