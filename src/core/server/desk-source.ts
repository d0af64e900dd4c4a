import type { Actor } from '@/core/db/activity';
import type { ArticleDraft } from '@/core/shared/article-draft';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { DeskKind } from '@/core/shared/desk';
import { columnOf } from '@/kit/db/insert-row';
import type { Queryable } from '@/kit/db/queryable';
import type { Transaction } from '@/kit/db/transaction';
import { type DeskPlace, eachField, type FieldsAtDesk } from '@/kit/shared/form-definition';
import type { StateMachine } from '@/kit/shared/state-machine';

import { labelSql } from './label-sql';
import type { StaffSession } from './session';

/** A way to send an answer. `to` null: the state stays. */
type DeskWay<State extends string = string> = { to: State | null; label: string };

/**
 * How records are answered in each state: the ways, the usual one first, or as a sentence why not. A state that is
 * missing does not compile.
 * @param spamWords why suspected spam is not answered, in whichever state
 */
export function answering<State extends string>(
  machine: StateMachine<State>,
  states: Record<State, readonly DeskWay<NoInfer<State>>[] | string>,
  spamWords: string,
): Pick<DeskSource, 'machine' | 'waysFrom' | 'closedWords'> {
  const inState = (status: string) => states[status as State];
  return {
    machine,
    waysFrom: (status) => {
      const ways = inState(status);
      return typeof ways === 'string' ? [] : ways;
    },
    closedWords: (status) => {
      const words = inState(status);
      return typeof words === 'string' ? words : spamWords;
    },
  };
}

/** What was filled in: its label, and in SQL its value and where it leads. */
type Fact = [label: string, value: string, path?: string];

/** Each field of a form as the desk shows it; a choice by its label. */
export const deskFacts = <F extends FieldsAtDesk>(fields: F): Record<keyof F, Fact | DeskPlace> =>
  eachField(fields, ({ desk, label, called = label, options }, name) => {
    if (typeof desk === 'string') return desk;
    const column = `one.${columnOf(name)}`;
    const value = options ? labelSql(column, options) : `nullif(${column}::text, '')`;
    return [typeof desk === 'object' ? desk.fact : called, value];
  });

/**
 * SQL of a record's facts, in this order. A field of the feature's form that is missing does not compile; what no field
 * asks for has a name of its own.
 */
export const factsOf = <Form extends object>(
  shown: Record<keyof Form, Fact | DeskPlace> & Record<string, Fact | DeskPlace>,
): string => {
  const facts = Object.values(shown).filter((one) => typeof one !== 'string');
  const rows = facts.map(([label, ...values]) => `json_build_array('${label}', ${values.join(', ')})`);
  return `json_build_array(${rows.join(', ')})`;
};

export type DeskMail = { id: number; subject: string; text: string; by: Actor; brand: BrandIdentity };

export type MergeOrder = { id: number; by: Actor };

/** How records of a feature that are the same matter become one, and separate again. */
type DeskMerging = {
  /** SQL about `one`: id and number of the record that it was merged into, as JSON; null: none. */
  into: string;
  /** Condition about `one`: another record can be merged into it. */
  takes: string;
  /** SQL, `$1`: the record's id: id, number and title of what was merged into it. */
  parts: string;
  /** SQL, `$1`: the record's id: text, by, reason, at, as lines of its history. */
  history: string;
  /** The record's id, and those of all that were merged into it. */
  family: (db: Queryable, id: number) => Promise<number[]>;
  /** Where its conversation goes on, locked until the transaction ends. */
  living: (tx: Transaction, id: number) => Promise<number>;
  /** @throws EndpointError with a sentence for staff */
  merge: (tx: Transaction, order: MergeOrder & { into: number }) => Promise<void>;
  /** @throws EndpointError with a sentence for staff */
  separate: (tx: Transaction, order: MergeOrder) => Promise<void>;
};

/** What was written about records, in rows of their own. */
export type Writing = {
  /** SQL: a table and a condition. */
  rows: string;
  /** The column with the id of the record. */
  record: string;
  /** That column is a text. */
  hasTextId?: true;
  /** The column that is searched. Its index of trigrams is checked by a test. */
  column: string;
};

/** What a feature provides so that its records are answered at the desk. */
export type DeskSource = {
  kind: DeskKind;
  machine: StateMachine;
  /** SQL about one row of the machine's table, which is called `one`. */
  sql: {
    number: string;
    /** First and second line in the queue; the title is also the heading of the conversation. */
    who: string;
    title: string;
    detail: string;
    name: string;
    organization: string;
    /** What the sender wrote in the form; null if it has no such field. */
    message: string;
    /** The sender's priority and ours; null where there is none. */
    theirPriority: string;
    ourPriority: string;
    /** When the answer is due; null if nothing was promised, or nobody waits. */
    dueAt: string;
    /** When the sender wrote last. */
    wroteAt: string;
    /** Condition: somebody has to do something. Matches a partial index word for word. */
    isWaiting: string;
    /** Condition: suspected spam, which is never answered. */
    isSpam: string;
    /** Columns that a search looks at. */
    searched: readonly string[];
    /** What requests are about, which a search knows by its labels. */
    topics?: { column: string; options: readonly { value: string; label: string }[] };
    /** What was filled in, as a JSON array of [label, value]. */
    facts: string;
    /** Values of placeholders, as a JSON object. */
    placeholders: string;
    /** Subject of the next email; null when the feature decides it. */
    subject: string;
    /** What staff should know before they decide, as a sentence; null: nothing. */
    warning?: string;
  };
  /**
   * SQL of what was written since the form, `$1`: the record's id. Columns: id, byStaff, author, subject, text, at,
   * mail, problem, mailId, and via: the number of the merged record that it was written to. The request of a merged
   * record has that record's id, negative.
   */
  entries: string;
  /** Where else a search looks. */
  writings: readonly Writing[];
  merging?: DeskMerging;
  /** Answers are of use to others too: staff can draft a help article from one. */
  makesArticles?: boolean;
  /**
   * SQL: title, subject and text (`{site}`: the site's address) of saved texts, and the state that each is for; null: for
   * any. Without it, those that features offer for all (`ReplyHelp`).
   */
  savedTexts?: string;
  /** How an answer may be sent in this state, the usual way first; none: it cannot be answered. */
  waysFrom: (status: string) => readonly DeskWay[];
  /** Why it cannot be answered in this state, as a sentence. */
  closedWords: (status: string) => string;
  /**
   * Writes the email, and the entry of the conversation if the feature has one, for a record that is locked.
   * @throws EndpointError with a sentence for staff
   */
  write: (tx: Transaction, mail: DeskMail) => Promise<{ mailId: number; messageId: number | null }>;
  /** Removes the entry that `write` made, if it makes any. */
  unwrite?: (tx: Transaction, messageId: number) => Promise<unknown>;
};

/** A source with the texts that its answers can start from. */
export type AnsweredSource = DeskSource & { savedTexts: string };

/** What a feature has for staff who answer records of any feature. */
export type ReplyHelp = {
  /** SQL, as in `DeskSource`. */
  savedTexts: string;
  /** Stores a help article that nobody reads yet. @returns its address in the back office */
  draftArticle?: (article: ArticleDraft, user: StaffSession['user']) => Promise<string>;
};
