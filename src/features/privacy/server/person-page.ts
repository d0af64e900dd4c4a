import type { PersonalData } from '@/core/db/personal-data';
import { escaped } from '@/core/shared/mail-frame';
import { utcDateTime } from '@/kit/shared/dates';
import type { PersonFile } from './person-file';

/** Names of the database in words that a person outside understands. Every other name is its own words: 'full_name'. */
const WORDS: Record<string, string> = {
  id: 'Our number',
  about: 'About this file',
  address: 'Email address',
  madeAt: 'Made',
  created_at: 'Came in',
  updated_at: 'Last changed',
  due_at: 'Answer due',
  answered_at: 'Answered',
  sent_at: 'Sent',
  ends_at: 'Ends',
  effectiveDate: 'In force from',
  body: 'Text',
  to: 'Sent to',
  html: 'The same text for mail programs that show HTML',
  quarantined: 'Looked like spam',
  alike: 'Looked like another application',
  source_id: 'Number of the address you came by',
  assignee_id: 'Number of the colleague who looks after it',
  author_id: 'Number of the colleague who wrote it',
  invited_by_id: 'Number of the colleague who invited you',
  email_key: 'Your address, written so that the same one is found again',
  organization_key: 'Your organization, written so that the same one is found again',
  policies: 'Policies in force at that time',
  reference: 'Reference of what you sent',
  consent: 'Proof of your consent',
  kind: 'Kind',
  by: 'By',
  left_state: 'State before',
  new_state: 'State after',
  related_collection: 'What it is about',
  related_id: 'Number of what it is about',
  subject_id: 'Number of what it is about',
  message_id: 'Identifier of the email',
  thread: 'Identifiers of the emails before it',
  unsubscribe_url: 'Address to unsubscribe',
  last_error: 'What the mail server said',
  from_person: 'Written by a person',
  auto_reply: 'Sent automatically',
  key: 'Key that the form sent along',
  path: 'Form',
  answer: 'Our answer to the form',
  settled_at: 'Finished',
  claimed_at: 'Sending began',
  not_before: 'Not tried again before',
  notes: 'Our notes',
  transitions: 'How its state changed',
  messages: 'Conversation',
  record_messages: 'Messages that came by email',
  rememberedAnswers: 'Answers that we remember, so that a form sent twice counts once',
  policiesInForce: 'The policies that were in force',
};

/** 'organization_size' and 'effectiveDate' as 'Organization size' and 'Effective date'. */
const spelledOut = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ (id|at)$/, (end) => (end === ' id' ? ' number' : ''));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const labelOf = (name: string): string => (Object.hasOwn(WORDS, name) && WORDS[name]) || spelledOut(name);

/** Columns whose values are states and kinds, which are stored with dashes. */
const CODES = /^(status|category|merchandise|state|left_state|new_state|kind|reason_code|role|priority)$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/;

/** One value in words; what a person wrote stays as it is. */
function wordsOf(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (CODES.test(name)) return spelledOut(text);
  return TIME.test(text) ? utcDateTime(text) : text;
}

type Fields = Record<string, unknown>;

const STYLE = `body{font:16px/1.5 Georgia,serif;overflow-wrap:anywhere;max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3,h4{line-height:1.2;break-after:avoid}h2{margin-top:2.5rem;border-bottom:2px solid}h3{margin-top:2rem}
dl{margin:0}dt{margin-top:.6rem;font-weight:700;break-after:avoid}dd{margin:0}
dd,pre,li{white-space:pre-wrap}pre{font-size:.8rem}
section section{margin-left:1rem;padding-left:1rem;border-left:1px solid}
@media print{body{margin:0;max-width:none;font-size:11pt}}`;

/** Nothing of the page may load or run, even if a program shows it without asking for a download. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;

/** Below this, a structure is shown as it is stored: nobody nests their words so deeply. */
const DEEPEST = 4;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

type Block = { type?: unknown; text?: unknown; children?: unknown };

/** The words of a formatted text, a paragraph each. It may nest as deeply as it likes: no call stack holds it. */
function paragraphsOf(root: Block): string {
  const words: string[] = [];
  const rest: (Block | string)[] = [root];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string') words.push(next);
    else if (typeof next?.text === 'string') words.push(next.text);
    else if (next?.type === 'linebreak') words.push('\n');
    else if (Array.isArray(next?.children)) {
      if (['paragraph', 'heading', 'listitem', 'quote'].includes(String(next.type))) rest.push('\n\n');
      for (const child of next.children.toReversed()) if (isFields(child)) rest.push(child);
    }
  }
  return words.join('').trim();
}

const isFormatted = (value: Fields): value is { root: Block } =>
  isFields(value.root) && 'children' in value.root;

function* oneField(name: string, value: unknown, level: number): Generator<string> {
  if (isFields(value) && !Array.isArray(value) && isFormatted(value)) {
    yield `<dt>${escaped(labelOf(name))}</dt><dd>${escaped(paragraphsOf(value.root))}</dd>\n`;
  } else if (isFields(value)) {
    yield `<dt>${escaped(labelOf(name))}</dt><dd>`;
    if (level >= DEEPEST) yield escaped(JSON.stringify(value));
    else if (Array.isArray(value)) yield* entries(value, name, level + 1);
    else yield* fields(value, level + 1);
    yield '</dd>\n';
  } else if (name === 'html') {
    yield `<dt>${escaped(labelOf(name))}</dt><dd><details><summary>Show it</summary><pre>${escaped(String(value))}</pre></details></dd>\n`;
  } else {
    const text = wordsOf(name, value as string | number | boolean);
    yield `<dt>${escaped(labelOf(name))}</dt><dd>${escaped(text)}</dd>\n`;
  }
}

function* fields(record: Fields, level: number): Generator<string> {
  yield '<dl>';
  for (const [name, value] of Object.entries(record))
    if (!isEmpty(value)) yield* oneField(name, value, level);
  yield '</dl>';
}

function* entries(list: readonly unknown[], name: string, level: number): Generator<string> {
  for (const one of list) {
    yield '<section>';
    if (isFields(one)) yield* fields(one, level);
    else yield escaped(wordsOf(name, one as string));
    yield '</section>';
  }
}

function* part(title: string, records: readonly unknown[]): Generator<string> {
  yield `<h2>${escaped(title)}</h2>\n`;
  for (const [at, record] of records.entries()) {
    yield `<section><h3>${at + 1} of ${records.length}</h3>`;
    yield* fields(isFields(record) ? record : { text: record }, 0);
    yield '</section>\n';
  }
}

/**
 * The same as the file, for a person to read and print: in plain words, without anything that a program needs. What
 * is empty is left out. Pieces of it, so that a long conversation is never held twice.
 */
export function* personPage({ facts, files }: PersonFile, parts: readonly PersonalData[]): Generator<string> {
  const { about, address, madeAt, ...lists } = facts;
  const title = `What we have on ${String(address)}`;
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(title)}</h1>
<p>${escaped(String(about))} Made ${escaped(wordsOf('madeAt', String(madeAt)))}. What is empty is left out.</p>\n`;
  for (const [name, records] of Object.entries(lists)) {
    if (!Array.isArray(records) || records.length === 0) continue;
    yield* part(parts.find((one) => one.name === name)?.label ?? labelOf(name), records);
  }
  if (files.length > 0) {
    yield '<h2>Files</h2>\n<p>The files themselves are in the JSON file that belongs to this page.</p>\n<ul>';
    for (const { name } of files) yield `<li>${escaped(name)}</li>\n`;
    yield '</ul>\n';
  }
  yield '</main></body></html>\n';
}
