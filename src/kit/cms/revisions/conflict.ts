import { APIError, type Field } from 'payload';
import { dataFields } from '../field-changes';
import type { LastWrite } from './last-writes';

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
export function conflict(fields: Field[], names: readonly string[], writes: readonly LastWrite[]): APIError {
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
