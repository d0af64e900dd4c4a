/** Whom and what an email in a case names. */
export type Facts = {
  /** Somebody who has never written. */
  fresh: string;
  /** Whoever asked, in a ticket that a colleague has answered. */
  asker: string;
  /** Message-ID of that answer. */
  ours: string;
  /** Where it asks for answers. */
  reply: string;
};

/**
 * `ticket`: of the fresh address. `aside`: waits for a person. `automatic`: nothing follows. `gone`: our answer came
 * back, and nothing goes there anymore. `failed`: it came back, and others may arrive. `complaint`: no newsletter.
 */
export type Outcome = 'ticket' | 'aside' | 'automatic' | 'gone' | 'failed' | 'complaint';

let count = 0;

/** As it lies in a mailbox: with the verdict and the sender of the envelope on top. */
function mail(
  domain: string,
  fields: string,
  { sender = 'bounces@out.example', text = 'Hello there' } = {},
): Buffer {
  count += 1;
  const lines = [
    `Return-Path: <${sender}>`,
    `Authentication-Results: mx.test; dmarc=pass header.from=${domain}`,
    'Received: from out.example (out.example [198.51.100.7]) by mx.test; Tue, 24 Nov 2026 10:42:00 +0000',
    'Date: Tue, 24 Nov 2026 10:42:00 +0000',
    `Message-ID: <case-${count}.${process.pid}@out.example>`,
    'MIME-Version: 1.0',
    ...fields
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ];
  const kind = /^content-type:/im.test(fields) ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return Buffer.from(`${[...lines, ...kind].join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`);
}

const ours = (fields: string) =>
  mail('colonnade.example', `To: hello@colonnade.example\nSubject: Question\n${fields}`);
const theirs = (fields: string, more = {}) =>
  mail('chapter.example', `To: hello@colonnade.example\nSubject: Question\n${fields}`, more);
const answer = ({ asker, reply, ours }: Facts, fields: string, more = {}) =>
  mail('chapter.example', `From: ${asker}\nTo: ${reply}\nIn-Reply-To: ${ours}\n${fields}`, more);

type Report = {
  status: string;
  original?: string;
  originalType?: string;
  type?: string;
  to?: string;
  encoding?: string;
};
const report = ({ status, original, originalType = 'text/rfc822-headers', type, to, encoding }: Report) =>
  mail(
    'mx.test',
    `From: Mail Delivery System <MAILER-DAEMON@mx.test>
    To: ${to ?? 'hello@colonnade.example'}
    Subject: Undelivered
    Auto-Submitted: auto-replied
    Content-Type: multipart/report; report-type=delivery-status; boundary="b"`,
    {
      sender: '',
      text: [
        '--b\nContent-Type: text/plain\n\nFailed.',
        `--b\nContent-Type: ${type ?? 'message/delivery-status'}\n\nReporting-MTA: dns; mx.test\n\n${status}`,
        ...(original
          ? [
              `--b\nContent-Type: ${originalType}${encoding ? `\nContent-Transfer-Encoding: ${encoding}` : ''}\n\n${original}`,
            ]
          : []),
        '--b--',
      ].join('\n'),
    },
  );
const refused = (recipient: string, status: string, said: string, action = 'failed') =>
  `${recipient}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; ${said}\n`;
const original = ({ ours }: Facts) => `Message-ID: ${ours}\nSubject: x\n`;
const NOBODY = '550 5.1.1 no such user';
const GROUP = `Precedence: list
  List-ID: <hello.colonnade.example>
  List-Post: <mailto:hello@colonnade.example>`;

export const MAIL_CASES: readonly [name: string, make: (facts: Facts) => Buffer, outcome: Outcome][] = [
  [
    'a Google Group',
    ({ fresh }) => theirs(`From: Jane <${fresh}>\n${GROUP}\nX-Original-Sender: ${fresh}`),
    'ticket',
  ],
  [
    'a Google Group that writes From',
    ({ fresh }) =>
      ours(
        `From: "'Jane' via Hello" <hello@colonnade.example>\nReply-To: Jane <${fresh}>\n${GROUP}\nX-Original-Sender: ${fresh}`,
      ),
    'ticket',
  ],
  [
    'a forwarder that writes From',
    ({ fresh }) =>
      ours(
        `From: "Jane via Hello" <hello@colonnade.example>\nReply-To: Jane <${fresh}>\nX-Original-From: Jane <${fresh}>`,
      ),
    'ticket',
  ],
  [
    'a contact form as nobody',
    ({ fresh }) => ours(`From: Website <noreply@colonnade.example>\nReply-To: Jane <${fresh}>`),
    'ticket',
  ],
  [
    'a form service',
    ({ fresh }) => theirs(`From: Forms <notifications@forms.example>\nReply-To: ${fresh}`),
    'ticket',
  ],
  [
    'our own address, which says nothing else',
    () => ours('From: Colonnade <hello@colonnade.example>'),
    'aside',
  ],
  [
    'a colleague whom only another field names',
    () =>
      ours('From: "Sam via Hello" <hello@colonnade.example>\nX-Original-Sender: support@colonnade.example'),
    'aside',
  ],
  [
    'a colleague whom only another field names, in a conversation',
    ({ reply }) =>
      mail(
        'colonnade.example',
        `From: "Sam via Hello" <hello@colonnade.example>\nTo: ${reply}\nSubject: Re: x\nReply-To: support@colonnade.example`,
      ),
    'aside',
  ],
  [
    'the asker whom only another field names, in a conversation',
    ({ asker, reply }) =>
      mail('evil.example', `From: noreply@evil.example\nTo: ${reply}\nSubject: Re: x\nReply-To: ${asker}`),
    'aside',
  ],
  ['an unquoted comma', ({ fresh }) => theirs(`From: Doe, Jane <${fresh}>`), 'ticket'],
  ['two unquoted commas', ({ fresh }) => theirs(`From: Doe, Jane, MD <${fresh}>`), 'ticket'],
  ['a name before a bare address', ({ fresh }) => theirs(`From: Jane ${fresh}`), 'ticket'],

  [
    'a vacation of iCloud',
    (facts) =>
      answer(facts, 'Subject: Auto reply: x\nX-Apple-Action: VACATION\nX-Apple-Criteria: {kind=VACATION}'),
    'automatic',
  ],
  [
    'a vacation with an empty sender',
    ({ fresh }) => theirs(`From: Jane <${fresh}>`, { sender: '' }),
    'automatic',
  ],
  ['an answer with an empty sender', (facts) => answer(facts, 'Subject: Re: x', { sender: '' }), 'automatic'],
  [
    'a vacation of qmail',
    (facts) => answer(facts, 'Subject: Re: x\nDelivered-To: autoresponder'),
    'automatic',
  ],
  [
    'a vacation of Communigate',
    (facts) => answer(facts, 'Subject: Re: x\nX-Autogenerated: Reply'),
    'automatic',
  ],
  [
    'a vacation of Exchange that lost its mark',
    (facts) => answer(facts, 'Subject: Automatic reply: x\nX-Auto-Response-Suppress: All'),
    'automatic',
  ],
  [
    'a read receipt',
    (facts) =>
      answer(
        facts,
        'Subject: Read: x\nContent-Type: multipart/report; report-type=disposition-notification; boundary="b"',
        {
          text: `--b\nContent-Type: text/plain\n\nIt was read.\n--b\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822; ${facts.asker}\nDisposition: manual-action/MDN-sent-manually; displayed\n\n--b--`,
        },
      ),
    'automatic',
  ],
  [
    'a notice of a list',
    ({ fresh }) => theirs(`From: Jane <${fresh}>\nPrecedence: list\nList-Id: <news.example>`),
    'automatic',
  ],
  [
    'a postmaster without a report',
    () => theirs('From: "Mail Delivery System" <office@mx.example>'),
    'automatic',
  ],

  [
    'Exchange, with an original recipient',
    (facts) =>
      report({
        status: refused(
          `Original-Recipient: rfc822; ${facts.asker}\nFinal-Recipient: rfc822; jane@internal.local`,
          '5.1.1',
          '550 5.1.1 RESOLVER.ADR.RecipNotFound',
        ),
        original: original(facts),
      }),
    'gone',
  ],
  [
    'an alias',
    (facts) =>
      report({
        status: refused('Final-Recipient: rfc822; jane@gmail.example', '5.1.1', NOBODY),
        original: original(facts),
      }),
    'gone',
  ],
  [
    'a source route',
    (facts) =>
      report({
        status: refused(
          `Final-Recipient: rfc822; <@relay.example,@other.example:${facts.asker}>`,
          '5.1.1',
          NOBODY,
        ),
        original: original(facts),
      }),
    'gone',
  ],
  [
    'an action that no standard knows',
    (facts) =>
      report({
        status: refused(`Final-Recipient: rfc822; ${facts.asker}`, '', 'Connection timed out', 'expired'),
        original: original(facts),
      }),
    'failed',
  ],
  [
    'Exim, whose status says little',
    (facts) =>
      report({
        status: refused(
          `Final-Recipient: rfc822; ${facts.asker}`,
          '5.0.0',
          `550 5.1.1 <${facts.asker}>: User unknown`,
        ),
        original: original(facts),
      }),
    'gone',
  ],
  [
    'words alone',
    (facts) =>
      report({
        status: refused(`Final-Recipient: rfc822; ${facts.asker}`, '5.0.0', '550 Unrouteable address'),
        original: original(facts),
      }),
    'gone',
  ],
  [
    'Gmail, of too many',
    (facts) =>
      report({
        status: refused(
          `Final-Recipient: rfc822; ${facts.asker}`,
          '5.2.1',
          '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
        ),
        original: original(facts),
      }),
    'failed',
  ],
  [
    'international headers',
    (facts) =>
      report({
        status: refused(`Final-Recipient: utf-8; ${facts.asker}`, '5.1.1', NOBODY),
        type: 'message/global-delivery-status',
        original: Buffer.from(original(facts)).toString('base64'),
        originalType: 'message/global-headers',
        encoding: 'base64',
      }),
    'gone',
  ],
  [
    'an international email',
    (facts) =>
      report({
        status: refused(`Final-Recipient: utf-8; ${facts.asker}`, '5.1.1', NOBODY),
        type: 'message/global-delivery-status',
        original: `${original(facts)}\nΓεια`,
        originalType: 'message/global',
      }),
    'gone',
  ],
  [
    'without the original, to the address that names the record',
    ({ asker, reply }) =>
      report({ to: reply, status: refused(`Final-Recipient: rfc822; ${asker}`, '5.1.1', NOBODY) }),
    'gone',
  ],
  [
    'of an alias, without the original',
    ({ reply }) =>
      report({ to: reply, status: refused('Final-Recipient: rfc822; jane@gmail.example', '5.1.1', NOBODY) }),
    'gone',
  ],
  [
    'a letter of an older server',
    ({ asker, ours }) =>
      mail('mx.test', 'From: MAILER-DAEMON@mx.test\nTo: hello@colonnade.example\nSubject: failure notice', {
        sender: '',
        text: `Hi. This is the mail program at mx.test.\n\n<${asker}>:\n550 5.1.1 Sorry, no mailbox here by that name.\n\n--- Below this line is a copy of the message.\n\nMessage-ID: ${ours}\nSubject: x\n`,
      }),
    'gone',
  ],
  [
    'a letter that gave up',
    ({ asker, ours }) =>
      mail('mx.test', 'From: MAILER-DAEMON@mx.test\nTo: hello@colonnade.example\nSubject: failure notice', {
        sender: '',
        text: `Hi. This is the mail program at mx.test.\n\n<${asker}>:\nI wasn't able to establish an SMTP connection. (#4.4.1)\n\n--- Below this line is a copy of the message.\n\nMessage-ID: ${ours}\n`,
      }),
    'failed',
  ],
  [
    'a letter that still tries',
    ({ asker, ours }) =>
      mail('mx.test', 'From: MAILER-DAEMON@mx.test\nTo: hello@colonnade.example\nSubject: Warning', {
        sender: '',
        text: `It was not delivered yet:\n\n  ${asker}\n    451 4.7.1 Later\n\nMessage-ID: ${ours}\nReferences: <a-512-b@x.example>\n`,
      }),
    'automatic',
  ],
  [
    'a letter without a code',
    ({ asker, ours }) =>
      mail(
        'mx.test',
        `From: Mailer-Daemon@mx.test\nTo: hello@colonnade.example\nSubject: Mail delivery failed\nX-Failed-Recipients: ${asker}`,
        { sender: '', text: `It failed:\n\n  ${asker}\n    Unrouteable address\n\nMessage-ID: ${ours}\n` },
      ),
    'gone',
  ],
  [
    'somebody who complains about a copy of our email',
    ({ fresh, ours }) =>
      mail(
        'chapter.example',
        `From: ${fresh}\nTo: hello@colonnade.example\nSubject: Complaint about message from you\nContent-Type: multipart/mixed; boundary="F0"`,
        {
          text: `--F0\nContent-Type: text/plain\n\nSee below.\n--F0\nContent-Type: message/rfc822\n\nMessage-ID: ${ours}\n\nHello\n--F0--`,
        },
      ),
    'ticket',
  ],
  [
    'a report about forged emails of our name',
    ({ ours }) =>
      mail(
        'provider.example',
        'From: dmarc@provider.example\nTo: hello@colonnade.example\nSubject: Report\nContent-Type: multipart/report; report-type=feedback-report; boundary="F0"',
        {
          text: `--F0\nContent-Type: message/feedback-report\n\nFeedback-Type: auth-failure\nAuth-Failure: dmarc\nVersion: 1\n\n--F0\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${ours}\n\n--F0--`,
        },
      ),
    'automatic',
  ],
  [
    'Hotmail’s complaint',
    ({ asker, ours }) =>
      mail(
        'hotmail.example',
        'From: staff@hotmail.com\nTo: hello@colonnade.example\nSubject: complaint about message from 192.0.2.222\nContent-Type: multipart/mixed; boundary="F0"',
        {
          text: `--F0\nContent-Type: message/rfc822\nContent-Disposition: inline\n\nX-HmXmrOriginalRecipient: ${asker}\nTo: ${asker}\nMessage-ID: ${ours}\nSubject: x\n\nHello\n--F0--`,
        },
      ),
    'complaint',
  ],
  [
    'a complaint in another wrapping',
    ({ ours }) =>
      mail(
        'provider.example',
        'From: feedback@provider.example\nTo: hello@colonnade.example\nSubject: Abuse report\nContent-Type: multipart/mixed; boundary="F0"',
        {
          text: `--F0\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nVersion: 1\n\n--F0\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${ours}\n\n--F0--`,
        },
      ),
    'complaint',
  ],
];
