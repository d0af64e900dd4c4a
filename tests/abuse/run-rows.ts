import { describe, expect, it } from 'vitest';
import { rawHttp } from '../support/raw-http';
import type { Site } from '../support/site';
import { inputChecker } from './check-input';
import { printOf } from './database-print';
import type { AbuseFixture } from './fixture';
import { expectResponseRules, expectSentence } from './response-rules';
import type { Expected, Group, Row } from './row';
import { type Answer, sendRaw } from './send-raw';

/** Each row comes from its own address, so that no row uses up another's limits. */
const callerOf = (number: number) => `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;

const fill = (text: string, { places }: AbuseFixture) =>
  text.replace(/\{([\w ]+)\}/g, (all, name: string) => places[name] ?? all);

async function send(site: Site, fixture: AbuseFixture, row: Row, from: string): Promise<Answer> {
  const { as = 'anyone', headers, body, wire } = row;
  if (wire !== undefined) return rawHttp(site.port, wire, { from, quiet: 1000 });
  const cookie = fixture.cookies[as] ? { Cookie: fixture.cookies[as] } : {};
  const filled = Object.fromEntries(
    Object.entries({ ...cookie, ...headers }).map(([name, value]) => [name, fill(value, fixture)]),
  );
  return sendRaw(site.port, fill(row.call, fixture), { headers: filled, body, from });
}

const inWords = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '').replaceAll('&#x27;', '’');

async function expectAnswer(answer: Answer, expected: Expected, again: (call: string) => Promise<Answer>) {
  const { status, headers, body } = answer;
  if ('plain' in expected) {
    expect([status, body, headers['content-type']]).toEqual([...expected.plain, 'text/plain; charset=utf-8']);
    expectSentence(body);
  } else if ('adminError' in expected) {
    expect(headers['content-type']).toMatch(/^application\/json/);
    const [error, ...others] = JSON.parse(body).errors;
    const sentence = error.data?.errors?.[0]?.message ?? error.message;
    expect([status, sentence, others]).toEqual([...expected.adminError, []]);
    expectSentence(sentence);
  } else if ('page' in expected) {
    const [wanted, words] = expected.page;
    expect([status, headers['content-type']]).toEqual([wanted, 'text/html; charset=utf-8']);
    expect(inWords(body)).toContain(words);
  } else if ('leadsTo' in expected) {
    expect([status, headers.location, body]).toEqual([303, expected.leadsTo, '']);
  } else if ('like' in expected) {
    const usual = await again(expected.like);
    // Scripts contain the requested address; a person sees none of it.
    const shown = (one: Answer) => [one.status, one.headers['content-type'], inWords(one.body)];
    expect(shown(answer)).toEqual(shown(usual));
  } else {
    const [wanted, holds] = expected.says;
    expect(status, body.slice(0, 300)).toBe(wanted);
    expect(holds(answer), body.slice(0, 300)).toBe(true);
  }
}

/**
 * One test per row: status, text and headers; and one per group: neither the database nor a file changed. The
 * reporter gets what was tried, and sums it up.
 */
export function runRows(groups: Group[], running: () => { site: Site; fixture: AbuseFixture }): void {
  let number = 0;
  describe.each(groups)('$about', ({ rows }) => {
    let before: Record<string, string>;
    it('begins', async () => {
      before = await printOf(running().site);
    });
    for (const row of rows) {
      number += 1;
      const from = callerOf(number);
      const title = [row.call, row.as && `as ${row.as}`, row.bad].filter(Boolean).join(': ');
      it(title.length > 200 ? `${title.slice(0, 200)}…` : title, async ({ task }) => {
        const { site, fixture } = running();
        await inputChecker(task)(
          () => send(site, fixture, row, from),
          async (answer) => {
            expectResponseRules(answer, row.call.split(' ')[1] ?? '');
            const again = (call: string) => send(site, fixture, { ...row, call, headers: {} }, from);
            await expectAnswer(answer, row.answer, again);
          },
        );
      });
    }
    it('changed nothing', async () => {
      expect(await printOf(running().site)).toEqual(before);
    });
  });
}
