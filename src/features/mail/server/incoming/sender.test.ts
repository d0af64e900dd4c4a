import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { automaticReason, doubtAbout } from './automatic';
import { findWriter } from './sender';

const OWN = ['hello@colonnade.example', 'quotes@colonnade.example'];
async function judged(...fields: string[]) {
  const email = await PostalMime.parse(`${fields.join('\r\n')}\r\n\r\nHello there\r\n`);
  const writer = findWriter(email, OWN);
  return { ...writer, automatic: automaticReason(email, writer), doubt: doubtAbout(email, writer) };
}

it.each([
  ['jane@chapter.example', '', 'jane@chapter.example'],
  ['Jane <jane@chapter.example>', 'Jane', 'jane@chapter.example'],
  ['Doe, Jane <jane@chapter.example>', 'Doe, Jane', 'jane@chapter.example'],
  ['Doe, Jane, MD <jane@chapter.example>', 'Doe, Jane, MD', 'jane@chapter.example'],
  ['"Doe, Jane" <jane@chapter.example>', 'Doe, Jane', 'jane@chapter.example'],
  ['=?utf-8?Q?Doe=2C_Jane?= <jane@chapter.example>', 'Doe, Jane', 'jane@chapter.example'],
  ['Jane jane@chapter.example', 'Jane', 'jane@chapter.example'],
  ['jane@chapter.example (Jane)', 'Jane', 'jane@chapter.example'],
  ['jane@chapter.example <jane@chapter.example>', '', 'jane@chapter.example'],
  ['The board: jane@chapter.example;', '', 'jane@chapter.example'],
  ['"bob@evil.example" <jane@chapter.example>', 'bob@evil.example', 'jane@chapter.example'],
])('finds the one person in From: %s', async (value, name, address) => {
  const { from, isClaimed, automatic, doubt } = await judged(`From: ${value}`);
  expect({ from, isClaimed, automatic, doubt }).toEqual({
    from: { name, address },
    isClaimed: false,
    automatic: null,
    doubt: null,
  });
});

it.each([
  'jane@chapter.example, bob@chapter.example',
  'bob@evil.example, Jane <jane@chapter.example>',
  'nobody at all',
  '<>',
  'jane@@chapter.example',
])('finds nobody in From: %s', async (value) => {
  expect((await judged(`From: ${value}`)).from).toBeNull();
});

const GROUP = [
  'Precedence: list',
  'List-ID: <hello.colonnade.example>',
  'List-Post: <mailto:hello@colonnade.example>',
];
const JANE = 'Jane <jane@chapter.example>';

it.each([
  ['a Google Group', [`From: ${JANE}`, ...GROUP, 'X-Original-Sender: jane@chapter.example'], false],
  [
    'a Google Group that writes From',
    [
      "From: 'Jane' via Hello <hello@colonnade.example>",
      `Reply-To: ${JANE}`,
      ...GROUP,
      'X-Original-Sender: jane@chapter.example',
    ],
    true,
  ],
  [
    'a group whose answers go to itself',
    [
      "From: 'Jane' via Hello <hello@colonnade.example>",
      'Reply-To: hello@colonnade.example',
      ...GROUP,
      `X-Original-From: ${JANE}`,
    ],
    true,
  ],
  [
    'a group with an address of its own',
    [
      "From: 'Jane' via Team <team@colonnade.example>",
      'List-ID: <team.colonnade.example>',
      'List-Post: <mailto:team@colonnade.example>',
      `X-Google-Original-From: ${JANE}`,
    ],
    true,
  ],
  ['a contact form in our name', ['From: Colonnade <hello@colonnade.example>', `Reply-To: ${JANE}`], true],
  ['a contact form as nobody', ['From: Website <noreply@colonnade.example>', `Reply-To: ${JANE}`], true],
  ['a form service', ['From: Forms <notifications@forms.example>', `Reply-To: ${JANE}`], true],
  ['a shop', ['From: The shop <mailer@shop.example>', `Reply-To: ${JANE}`], true],
  ['a site', ['From: Site <form-submission@site.example>', `Reply-To: ${JANE}`], true],
  [
    'a form through our group',
    [
      'From: Website <wordpress@colonnade.example>',
      `Reply-To: ${JANE}`,
      ...GROUP,
      'X-Original-Sender: wordpress@colonnade.example',
    ],
    true,
  ],
  [
    'a forwarder that names her twice',
    ['From: Forwarder <fwd@forward.example>', `Reply-To: ${JANE}`, `X-Original-From: ${JANE}`],
    true,
  ],
  [
    'a forwarder that says via',
    ['From: Jane via Forwarder <fwd@forward.example>', `X-Original-From: ${JANE}`],
    true,
  ],
] as [string, string[], boolean][])('finds the person behind %s', async (_name, fields, isClaimed) => {
  expect(await judged(...fields)).toMatchObject({
    from: { name: 'Jane', address: 'jane@chapter.example' },
    isClaimed,
    automatic: null,
    doubt: null,
  });
});

it.each([
  ['a person whose answers go elsewhere', [`From: ${JANE}`, 'Reply-To: office@chapter.example']],
  ['a person whom another field renames', [`From: ${JANE}`, 'X-Original-Sender: sam@colonnade.example']],
])('keeps From: %s', async (_name, fields) => {
  expect(await judged(...fields)).toMatchObject({
    from: { address: 'jane@chapter.example' },
    isClaimed: false,
  });
});

it.each([
  [
    'our own address alone',
    ['From: Colonnade <hello@colonnade.example>'],
    { isOurs: true, isClaimed: false },
  ],
  [
    'our own address, through a group',
    ['From: x via Hello <hello@colonnade.example>', ...GROUP, 'X-Original-Sender: noreply@shop.example'],
    { isOurs: true, isClaimed: true },
  ],
  [
    'a program of the same house',
    ['From: noreply@chapter.example', `Reply-To: ${JANE}`],
    { doubt: 'A program sent it, maybe for a person.' },
  ],
  [
    'a program that says so, for a person',
    ['From: noreply@forms.example', `Reply-To: ${JANE}`, 'Auto-Submitted: auto-generated'],
    { doubt: 'A program sent it, maybe for a person.', automatic: null },
  ],
  [
    'a program that says it is not urgent, for a person',
    ['From: noreply@forms.example', `Reply-To: ${JANE}`, 'Precedence: bulk'],
    { doubt: 'A program sent it, maybe for a person.', automatic: null },
  ],
  [
    'a foreign list that writes From',
    ['From: Jane via Board <board@lists.example>', `Reply-To: ${JANE}`, 'List-Id: <board.lists.example>'],
    {
      from: { name: 'Jane', address: 'jane@chapter.example' },
      doubt: 'A mailing list sent it, in the name of whoever wrote it.',
      automatic: null,
    },
  ],
  [
    'a program that writes to our group',
    [
      "From: 'Alerts' via Hello <hello@colonnade.example>",
      ...GROUP,
      'X-Original-Sender: alerts@shop.example',
      'Auto-Submitted: auto-generated',
    ],
    { doubt: 'A program sent it, maybe for a person.', automatic: null },
  ],
  [
    'a foreign list that names a person',
    [`From: ${JANE}`, 'List-Id: <news.example>', 'X-Original-Sender: jane@chapter.example'],
    { doubt: 'A mailing list sent it, in the name of whoever wrote it.', automatic: null },
  ],
  [
    'whoever can be unsubscribed from',
    [`From: ${JANE}`, 'List-Unsubscribe: <https://news.example/u>'],
    { doubt: 'It may have been sent to many people.' },
  ],
  [
    'a subject of an automatic reply',
    [`From: ${JANE}`, 'Subject: Automatic reply: Question'],
    { doubt: 'Its subject is that of an automatic reply.' },
  ],
  ...[
    'Fuera de la oficina: x',
    'Odpowiedź automatyczna: x',
    'Absence du bureau : x',
    'Out of Office Re: x',
  ].map((subject): [string, string[], object] => [
    subject,
    [`From: ${JANE}`, `Subject: ${subject}`],
    { doubt: 'Its subject is that of an automatic reply.' },
  ]),
  [
    'a subject of Notes',
    [`From: ${JANE}`, 'Subject: AUTO: Jane ist abwesend'],
    { doubt: 'Its subject is that of an automatic reply.' },
  ],
  [
    'an older subject of Notes',
    [`From: ${JANE}`, 'Subject: Jane is out of the office.'],
    { doubt: 'Its subject is that of an automatic reply.' },
  ],
] as [string, string[], object][])('leaves to a person: %s', async (_name, fields, outcome) => {
  expect(await judged(...fields)).toMatchObject(outcome);
});

it.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: Auto-Generated (away)',
  'Return-Path: <>',
  'Return-Path: < >',
  'Return-Path: <MAILER-DAEMON>',
  'X-Autoreply: yes',
  'X-Auto-Reply: true',
  'X-Autorespond: Re: x',
  'X-AutoReply-From: jane@chapter.example',
  'X-Mail-Autoreply: autoresponder',
  'X-FC-MachineGenerated: true',
  'X-POST-MessageClass: 9; Autoresponder',
  'Delivered-To: autoresponder',
  'Precedence: auto_reply',
  'Precedence: bulk',
  'Precedence: junk',
  'X-Apple-Action: VACATION',
  'X-List-Administrivia: yes',
  'List-Id: <news.example>',
  'X-Auto-Response-Suppress: All\r\nSubject: Automatische Antwort: Question',
  'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
])('knows a machine by %s', async (field) => {
  expect((await judged(`From: ${JANE}`, field)).automatic).not.toBeNull();
});

it.each([
  'MAILER-DAEMON@mx.example',
  'Mail Delivery System <reports@mx.example>',
  'Mail Delivery Subsystem',
  '"Postmaster" <office@mx.example>',
  'postmaster@mx.example',
  'noreply@shop.example',
  'Shop <do-not-reply@shop.example>',
  'Shop <orders-noreply@shop.example>',
  'Shop <nicht-antworten@shop.example>',
  'Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@mx.example>',
])('knows a machine by its name: %s', async (value) => {
  expect((await judged(`From: ${value}`)).automatic).not.toBeNull();
});

it.each([
  'X-Auto-Response-Suppress: All',
  'X-Autoreply: no',
  'Auto-Submitted: no',
  'Precedence: normal',
  'Delivered-To: hello@colonnade.example',
  'Return-Path: <jane@chapter.example>',
  'Subject: Out of office hours?',
])('takes nobody for a machine for %s', async (field) => {
  expect(await judged(`From: ${JANE}`, field)).toMatchObject({ automatic: null, doubt: null });
});
