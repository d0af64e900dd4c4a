import { expect, it } from 'vitest';
import type { PersonalData } from '@/core/db/personal-data';
import { personPage } from './person-page';

const TICKETS: PersonalData = {
  name: 'tickets',
  label: 'Support tickets',
  table: 'support_tickets',
  subject: 'support-tickets',
  addresses: ['email'],
};
const pageOf = (facts: object, files: string[] = []) =>
  [
    ...personPage(
      {
        facts: {
          about: 'Everything this site has on one email address.',
          address: 'ada@example.com',
          madeAt: '2026-03-09T18:30:00.123Z',
          ...facts,
        },
        files: files.map((name) => ({ kind: 'quotes', id: '1', name })) as never,
      },
      [TICKETS],
    ),
  ].join('');
const bodyOf = (page: string) => page.slice(page.indexOf('<h1>'));

it('says what a database stores in plain words, and leaves out what is empty', () => {
  const ticket = {
    id: 7,
    full_name: 'Ada Lovelace',
    status: 'in-progress',
    quarantined: false,
    assignee_id: null,
    subject: '',
    created_at: '2026-03-09T18:30:00.123+00:00',
    messages: [{ id: 1, body: 'Hello.\nAda', ticket_id: 7 }],
    notes: [],
  };
  expect(
    bodyOf(pageOf({ tickets: [ticket], quotes: [] }, ['logo.pdf'])),
  ).toBe(`<h1>What we have on ada@example.com</h1>
<p>Everything this site has on one email address. Made March 9, 2026 at 6:30 PM UTC. What is empty is left out.</p>
<h2>Support tickets</h2>
<section><h3>1 of 1</h3><dl><dt>Our number</dt><dd>7</dd>
<dt>Full name</dt><dd>Ada Lovelace</dd>
<dt>Status</dt><dd>In progress</dd>
<dt>Looked like spam</dt><dd>No</dd>
<dt>Came in</dt><dd>March 9, 2026 at 6:30 PM UTC</dd>
<dt>Conversation</dt><dd><section><dl><dt>Our number</dt><dd>1</dd>
<dt>Text</dt><dd>Hello.
Ada</dd>
<dt>Ticket number</dt><dd>7</dd>
</dl></section></dd>
</dl></section>
<h2>Files</h2>
<p>The files themselves are in the JSON file that belongs to this page.</p>
<ul><li>logo.pdf</li>
</ul>
</main></body></html>
`);
});

it('shows everything that somebody wrote as text, never as a tag', () => {
  const hostile = `</title></style><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;
  const page = pageOf(
    {
      address: hostile,
      tickets: [
        {
          message: hostile,
          html: hostile,
          [hostile]: hostile,
          more: { [hostile]: [hostile, { deep: hostile }] },
        },
      ],
      [hostile]: [hostile],
    },
    [hostile],
  );
  expect(page).not.toMatch(/<script|<img|onerror="/);
  expect(page.match(/<\/(title|style)>/g)).toEqual(['</title>', '</style>']);
  expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt;').length - 1).toBe(12);
  expect(page).toContain('&amp;amp;');
  expect(page).toContain(`content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;;`);
});

it('takes huge texts and deep structures', () => {
  const text = '<'.repeat(3_000_000);
  expect(pageOf({ tickets: [{ message: text }] })).toContain(`<dd>${'&lt;'.repeat(3_000_000)}</dd>`);
  let deep: object = { text: 'the innermost <b>' };
  for (let level = 0; level < 20_000; level += 1) deep = { type: 'paragraph', children: [deep] };
  expect(pageOf({ policiesInForce: [{ text: { root: { children: [deep] } } }] })).toContain(
    'the innermost &lt;b&gt;',
  );
  expect(pageOf({ tickets: [{ a: { b: { c: { d: { e: { f: '<i>' } } } } } }] })).toContain(
    '{&quot;f&quot;:&quot;&lt;i&gt;&quot;}',
  );
});

it('shows a formatted policy as paragraphs', () => {
  const root = {
    children: [
      { type: 'heading', children: [{ text: 'Rights' }] },
      { type: 'paragraph', children: [{ text: 'You may ' }, { type: 'link', children: [{ text: 'ask' }] }] },
    ],
  };
  expect(pageOf({ policiesInForce: [{ text: { root } }] })).toContain('<dd>Rights\n\nYou may ask</dd>');
});
