import { describe, expect, it } from 'vitest';
import { mailSender } from '@/core/shared/mail-sender.fixture';
import { wordsOf } from '@/core/shared/page-texts';
import { heading, node, paragraphNode, rootNode, textNode } from '@/kit/shared/lexical.fixture';
import { NEWSLETTER_TEXTS } from '../contract.texts';
import { issueMail } from './issue-mail.email';

const brand = {
  name: 'Colonnade & Sons',
  prefix: 'CLN',
  palette: mailSender.brand.palette,
  faces: mailSender.brand.faces,
  mailboxes: {
    contact: 'hello@colonnade.example',
    support: 's@colonnade.example',
    applications: 'a@colonnade.example',
    quotes: 'q@colonnade.example',
  },
};
const reader = {
  email: 'ada@example.com',
  unsubscribeUrl: 'https://colonnade.example/newsletter/unsubscribe?token=YQ.b-_',
  preferencesUrl: 'https://colonnade.example/newsletter/preferences?token=YQ.c-_',
  browserUrl: 'https://colonnade.example/newsletter/doors-open',
  siteUrl: 'https://colonnade.example',
};
const link = (url: string, words: string) => node('link', [words], { fields: { url } });
const item = (...children: Parameters<typeof node>[1]) => node('listitem', children);
const issue = {
  id: 7,
  subject: 'Doors open\r\nBcc: x@example.com',
  previewText: 'What <comes> first',
  announcement: null,
  code: null,
  body: {
    root: rootNode(
      heading('h2', 'The doors'),
      paragraphNode('They ', textNode('open', 1), ' on ', textNode('Monday', 2), ' <b>.'),
      paragraphNode(),
      paragraphNode(
        'See ',
        link('/merch', 'our shirts'),
        ', ',
        link('https://c.example/?a=1&b="', 'theirs'),
        ', ',
        link('javascript:alert(1)', 'nothing'),
        ' and ',
        link('#top', 'the top'),
        '.',
      ),
      node('list', [item('One'), item('Two'), item(node('list', [item('Inner')], { listType: 'bullet' }))], {
        listType: 'number',
      }),
      node('quote', ['Said she.']),
      heading('constructor', 'No heading'),
      node('horizontalrule', []),
      node('upload', [], { value: { filename: 'a.png' } }),
    ),
  },
};
const words = (stored = {}) =>
  wordsOf(NEWSLETTER_TEXTS, stored, { brand: brand.name, seats: 100, left: 94 }).issue;
const mail = issueMail(issue, brand, reader, words());
const html = mail.html ?? '';

describe('an issue', () => {
  it('is an email to one subscriber, who can leave with one click', () => {
    expect(mail).toMatchObject({
      kind: 'newsletter-issue',
      to: 'ada@example.com',
      replyTo: 'hello@colonnade.example',
      subject: 'Doors open Bcc: x@example.com',
      unsubscribeUrl: 'https://colonnade.example/newsletter/unsubscribe?token=YQ.b-_',
      about: { collection: 'newsletter-issues', id: '7' },
    });
    expect(html).toContain('href="https://colonnade.example/newsletter/unsubscribe?token=YQ.b-_"');
    expect(html).toMatch(/<p [^>]*>No heading<\/p>/);
    expect(html).toContain('because you subscribed to the Colonnade &amp; Sons newsletter');
  });

  it('contains the editor’s text as HTML, without foreign tags', () => {
    expect(html).toContain('>The doors</h2>');
    expect(html).toContain('They <strong>open</strong> on <em>Monday</em> &lt;b&gt;.</p>');
    expect(html).toContain('href="https://colonnade.example/merch"');
    expect(html).toContain('href="https://c.example/?a=1&amp;b=&quot;"');
    expect(html).toMatch(/<ol[^>]*><li[^>]*>One<\/li><li[^>]*>Two<\/li><li[^>]*><ul[^>]*><li[^>]*>Inner/);
    expect(html).toContain('>Said she.</blockquote>');
    expect(html).toContain('<hr ');
    expect(html).not.toMatch(/javascript:|<img|<script|#top|<p [^>]*><\/p>/);
  });

  it('shows its preview text only in mail lists', () => {
    expect(html).toMatch(/<div style="display:none[^"]*">What &lt;comes&gt; first<\/div>/);
    expect(mail.text).not.toContain('comes');
  });

  it('says the same in plain text', () => {
    expect(mail.text).toBe(
      [
        'The doors',
        'They open on Monday <b>.',
        'See our shirts (https://colonnade.example/merch), theirs (https://c.example/?a=1&b="), nothing and the top.',
        '1. One\n2. Two\n  - Inner',
        '> Said she.',
        'No heading',
        '----',
        'The Colonnade & Sons team',
        'Read it in the browser:\nhttps://colonnade.example/newsletter/doors-open',
        'You get this mail because you subscribed to the Colonnade & Sons newsletter.\nChange your preferences:\nhttps://colonnade.example/newsletter/preferences?token=YQ.c-_',
        'Unsubscribe with one click:\nhttps://colonnade.example/newsletter/unsubscribe?token=YQ.b-_\n',
      ].join('\n\n'),
    );
  });

  it('has a dark color for each of its colors', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('.ink{color:#f4efe6!important}');
    const colored = html.match(/<[a-z0-9]+[^>]*[;"](background-)?color:#[^>]*>/g) ?? [];
    expect(colored.length).toBeGreaterThan(10);
    expect(colored.filter((tag) => !/class="[^"]*(page|card|ink|soft|link)/.test(tag))).toEqual([]);
  });

  it('adds the code of its source to links to the site, and to no other', () => {
    const coded = issueMail({ ...issue, code: 'issue-7' }, brand, reader, words());
    const links = [...(coded.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      'https://colonnade.example/merch?via=issue-7',
      'https://c.example/?a=1&amp;b=&quot;',
      'https://colonnade.example/newsletter/doors-open?via=issue-7',
      'https://colonnade.example/newsletter/preferences?token=YQ.c-_',
      'https://colonnade.example/newsletter/unsubscribe?token=YQ.b-_',
    ]);
    expect(coded.text).toContain(
      'our shirts (https://colonnade.example/merch?via=issue-7), theirs (https://c.example/?a=1&b=")',
    );
    expect(coded.text).toContain(
      'in the browser:\nhttps://colonnade.example/newsletter/doors-open?via=issue-7\n',
    );
    expect(coded.text).toContain(
      'preferences:\nhttps://colonnade.example/newsletter/preferences?token=YQ.c-_\n',
    );
    expect(coded.unsubscribeUrl).toBe('https://colonnade.example/newsletter/unsubscribe?token=YQ.b-_');
  });

  it('says below it what the owner wrote, as text', () => {
    const told = issueMail(
      issue,
      brand,
      reader,
      words({ issue: { why: 'You asked <us>.', unsubscribe: 'Stop & go' } }),
    );
    expect(told.html).toContain('You asked &lt;us&gt;. <a');
    expect(told.html).toContain('>Stop &amp; go</a>');
    expect(told.text).toContain('You asked <us>.\nChange your preferences:\n');
  });

  it('may be empty, as a draft is', () => {
    const draft = { id: 1, subject: '', previewText: null, body: null, announcement: null, code: null };
    expect(issueMail(draft, brand, reader, words()).text).toContain('Unsubscribe with one click:');
  });
});

it('announces a draw after its text: with the fingerprint, and where to check it', () => {
  const announcement = {
    sentences: [
      'Spring draw: we draw $250.',
      `Keep this fingerprint: ${'ab'.repeat(32)}`,
      'Check it afterwards:',
    ],
    path: '/links/draw/7',
    isAhead: true,
  };
  const told = issueMail({ ...issue, announcement }, brand, reader, words());
  const address = 'https://colonnade.example/links/draw/7';
  expect(told.text).toContain(
    `----\n\nSpring draw: we draw $250.\n\nKeep this fingerprint: ${'ab'.repeat(32)}\n\nCheck it afterwards: ${address}\n\nThe Colonnade`,
  );
  expect(told.html).toContain(`Keep this fingerprint: ${'ab'.repeat(32)}</p>`);
  expect(told.html).toContain(`href="${address}"`);
});
