import type { Field } from 'payload';
import { dataFields } from '../../src/kit/cms/field-changes';
import { application, query, someone, ticket } from '../support/api';
import type { Site } from '../support/site';
import { ask, type Person, type RaceEnvironment } from './environment';

/** One editable document, and valid values for its fields. */
export type Entity = {
  slug: string;
  /** REST address of the document, and the addresses to read and write what an editor sees. */
  path: string;
  method: 'PATCH' | 'POST';
  /** Its row, to be locked from a third connection. */
  lock: string;
  fields: { name: string; value: (n: number) => unknown }[];
};

const VALUES: Record<string, (n: number) => unknown> = {
  text: (n) => `Word ${n}`,
  textarea: (n) => `Some words ${n}`,
  email: (n) => `person-${n}@example.com`,
  number: (n) => 1000 + n,
  checkbox: (n) => n % 2 === 0,
};

/** Enough to choose from. */
const MOST_FIELDS = 8;

/** Fields with rules of their own have scenarios of their own. */
const MOVED = ['status', 'state', 'role', 'disabled', 'seatsTotal'];

/** What nobody may change, whoever asks: a sender's own words. */
const isFixed = (field: object): boolean => {
  const { access } = field as { access?: { update?: (asked: object) => unknown } };
  return access?.update?.({ req: { user: { id: 1, role: 'admin' } } }) === false;
};

/** Includes the fields of a group, as `intro.heading`. */
const candidates = (fields: Field[], group = ''): Entity['fields'] =>
  dataFields(fields).flatMap((field) => {
    if (field.type === 'group') return candidates(field.fields, `${field.name}.`);
    const value = VALUES[field.type];
    const isVirtual = 'virtual' in field && field.virtual;
    return value && !isVirtual && !isFixed(field) && !MOVED.includes(field.name)
      ? [{ name: `${group}${field.name}`, value }]
      : [];
  });

/** Values by path, as in the document. */
export function bodyOf(values: Record<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [name = '', part] = path.split('.');
    body[name] = part === undefined ? value : { ...(body[name] as object | undefined), [part]: value };
  }
  return body;
}

export const valueAt = (document: Record<string, unknown> | undefined, path: string): unknown => {
  const [name = '', part] = path.split('.');
  const value = document?.[name];
  return part === undefined ? value : (value as Record<string, unknown> | undefined)?.[part];
};

type Row = { id: number };
const first = async (site: Site, table: string, where = 'true') =>
  (await query<Row>(site, `select id from ${table} where ${where} order by id limit 1`))[0]?.id;

const SAID = { type: 'text', version: 1, text: 'Hello', format: 0, detail: 0, mode: 'normal', style: '' };
const NODE = { version: 1, direction: null, format: '', indent: 0 };
export const RICH = {
  root: { ...NODE, type: 'root', children: [{ ...NODE, type: 'paragraph', children: [SAID] }] },
};

/** A document for each collection that staff edit and that the seed leaves empty. */
export const SAMPLES: Record<string, object | ((site: Site) => Promise<unknown>)> = {
  waitlist: application(),
  'support-tickets': ticket({ status: 'new', ticketId: 'CLN-RACE' }),
  quotes: (site) =>
    query(
      site,
      `insert into quotes
        (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status)
       values ('CLN-Q-RACE', now(), 't-shirts', 75, '35', 1038.75, 'Formal', 'Ada', 'a@example.com', 'ΑΦΑ', 'new')`,
    ),
  newsletter: { email: someone(), state: 'pending' },
  'saved-replies': { title: 'Hello', text: 'Hello there.' },
  'prepared-mails': { title: 'Hello', subject: 'Hello', text: 'Hello there.' },
  'newsletter-issues': { subject: 'Hello', body: RICH },
  posts: { title: 'Hello', lead: 'Hello there.', section: 'roll-call', author: 'Ada', body: RICH },
  'help-articles': {
    question: 'Who says hello?',
    slug: 'who-says-hello',
    answer: 'We do.',
    topic: 'Greetings',
    audience: 'Everyone',
    owner: 'Support',
    checkedOn: '2026-01-01',
  },
  openings: { title: 'Hello', summary: 'Hello there.', place: 'Here', body: RICH },
  'press-items': { title: 'Hello', text: 'Hello there.' },
  sources: { name: 'Hello' },
  'draw-rounds': { title: 'Spring', prize: '$250', rules: 'Follow us.' },
};

const tableOf = (slug: string) => slug.replaceAll('-', '_');

/** @returns its id, or the site's error */
async function addDocument(
  environment: RaceEnvironment,
  slug: string,
  person: Person,
): Promise<number | string> {
  const [site] = environment.sites;
  const sample = SAMPLES[slug];
  if (typeof sample === 'function') await sample(site);
  else if (sample) {
    const reply = await ask(environment, {
      person,
      at: 0,
      method: 'POST',
      path: `/admin/api/${slug}`,
      body: sample,
    });
    if (reply.status !== 201) return JSON.stringify(reply.body);
    return (reply.body.doc as Row).id;
  }
  return (await first(site, tableOf(slug))) ?? 'There is none, and no sample of one';
}

/** The fields whose new value is stored as it was sent. */
async function editable(environment: RaceEnvironment, entity: Entity, person: Person) {
  const kept: Entity['fields'] = [];
  for (const field of entity.fields) {
    const value = field.value(1);
    const body = bodyOf({ [field.name]: value });
    const reply = await ask(environment, { person, at: 0, method: entity.method, path: entity.path, body });
    const doc = (reply.body.doc ?? reply.body.result) as Record<string, unknown> | undefined;
    if (reply.status === 200 && valueAt(doc, field.name) === value) kept.push(field);
  }
  return kept;
}

/** Every collection that an admin may edit, and every global, from the config. */
export async function listEntities(environment: RaceEnvironment): Promise<Entity[]> {
  const { config, people, sites } = environment;
  const [person] = people;
  const found: Entity[] = [];
  for (const { slug, access, fields } of config.collections) {
    if (slug.startsWith('payload-')) continue;
    const mayEdit = await access.update({ req: { user: { id: person.id, role: 'admin' } } as never });
    if (!mayEdit) continue;
    const id =
      slug === 'users'
        ? await first(sites[0], 'users', `username = 'ada'`)
        : await addDocument(environment, slug, person);
    if (typeof id !== 'number') throw new Error(`${slug}: ${id}`);
    found.push({
      slug,
      path: `/admin/api/${slug}/${id}?depth=0`,
      method: 'PATCH',
      lock: `select from ${tableOf(slug)} where id = ${id} for update`,
      fields: candidates(fields).slice(0, MOST_FIELDS),
    });
  }
  for (const { slug, fields } of config.globals)
    found.push({
      slug,
      path: `/admin/api/globals/${slug}?depth=0&draft=true`,
      method: 'POST',
      lock: `select from ${tableOf(slug)} for update`,
      fields: candidates(fields).slice(0, MOST_FIELDS),
    });
  const entities: Entity[] = [];
  for (const entity of found)
    entities.push({ ...entity, fields: await editable(environment, entity, person) });
  return entities;
}
