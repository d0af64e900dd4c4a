import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Facts, MAIL_CASES, type Outcome } from '../support/mail-cases';
import { openMailIntake } from '../support/mail-intake';
import { picture } from '../support/quotes';
import { QUOTING_STYLES } from '../support/quoting-styles';
import { attached, bounce, complaint, multipart, type RawMail, rawMail, TRUSTED } from '../support/raw-mails';
import { type Site, startSite } from '../support/site';
import { messagesOf, request, type Sent, setStatus } from '../support/tickets';

let site: Site;
let mail: typeof import('../support/process-mail');

beforeAll(async () => {
  site = await startSite();
  const admin = await signIn(site);
  for (const role of ['support', 'marketing']) await addAccount(site, admin, role);
  mail = await openMailIntake(site);
});
afterAll(async () => {
  await mail?.closePools();
  await site?.stop();
});

const NEWEST = `select state, reason, voice, related_collection as kind, related_id as id, from_address as "from", text
  from incoming_mails order by incoming_mails.id desc limit 1`;
type Incoming = {
  state: string;
  reason: string | null;
  voice: string | null;
  kind: string | null;
  id: string | null;
  text: string;
};
const newest = async () => (await query<Incoming>(site, NEWEST))[0];
const ticketRow = async (id: string | number | null | undefined) =>
  (
    await query<{
      name: string;
      email: string;
      subject: string;
      message: string;
      status: string;
      due_at: Date | null;
    }>(site, 'select name, email, subject, message, status, due_at from support_tickets where id = $1', [id])
  )[0];

/** Where emails about this ticket are answered. */
const addressOf = ({ id }: Sent) =>
  mail.replyAddress('hello@colonnade.example', { collection: 'support-tickets', id: String(id) });
/** The Message-ID of the ticket's first email to its sender. */
const threadOf = async ({ email }: Sent) =>
  (
    await query<{ id: string }>(
      site,
      'select message_id as id from mails where "to" = $1 order by id limit 1',
      [email],
    )
  )[0]?.id ?? '';

const LANGUAGES = {
  English: 'I tried it, thank you.\n\nIt works.',
  Greek: 'Το δοκίμασα, ευχαριστώ.\n\nΛειτουργεί.',
};
const quotedPrintable = (text: string) =>
  Buffer.from(
    [...Buffer.from(text.replaceAll('\n', '\r\n'))]
      .map((byte) =>
        byte === 13 || byte === 10 || (byte > 31 && byte < 127 && byte !== 61)
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('')
      .replace(/(?:[^\r\n]{60})(?=[^\r\n=]{20})/g, '$&=\r\n'),
  );
const ENCODINGS: Record<string, (text: string) => RawMail> = {
  '8bit': (body) => ({ body }),
  'quoted-printable': (text) => ({ body: quotedPrintable(text), encoding: 'quoted-printable' }),
};

describe.each(Object.entries(LANGUAGES))('an answer in %s', (_language, own) => {
  describe.each(Object.entries(ENCODINGS))('%s', (_encoding, encode) => {
    it.each(
      QUOTING_STYLES.flatMap((style) => [['address', style] as const, ['thread', style] as const]).map(
        ([by, style]) => [by, style.name, style] as const,
      ),
    )('found by its %s, quoted as %s, is one message of its requester', async (by, _name, style) => {
      const ticket = await request(site);
      const headers = by === 'thread' ? `In-Reply-To: ${await threadOf(ticket)}\r\n` : '';
      const to = by === 'address' ? addressOf(ticket) : 'hello@colonnade.example';
      const raw = rawMail({ from: `Ada <${ticket.email}>`, to, headers, ...encode(style.body(own)) });
      expect(await mail.receive(raw)).toBe('filed');
      const [message, ...others] = await messagesOf(site, ticket);
      expect(others).toEqual([]);
      expect(message).toMatchObject({ direction: 'requester', author: null });
      // Own words first; whatever is quoted is marked, line by line.
      const lines = (message?.body ?? '').split('\n');
      expect(
        lines
          .filter((line) => !line.startsWith('>'))
          .join('\n')
          .trim(),
      ).toBe(own);
      if (style.name !== 'nothing quoted') expect(lines).toContain('> Try the roster.');
    });
  });
});

it('answers between quoted lines stay where they are', async () => {
  const ticket = await request(site);
  const body =
    'On Tue, Nov 24, 2026 at 10:42:00AM +0000, Colonnade wrote:\n> Did you try?\n\nYes.\n\n> And the roster?\n\nNo.\n';
  await mail.receive(rawMail({ from: ticket.email, to: addressOf(ticket), body }));
  expect((await messagesOf(site, ticket))[0]?.body).toBe(body.trim());
});

describe('a new email to the support mailbox', () => {
  it.each([
    ['plain', {}, 'A question', 'Where do I see who paid?'],
    [
      'Greek',
      { subject: '=?UTF-8?B?zpXPgc+Oz4TOt8+Dzrc=?=', body: 'Πού βλέπω ποιος πλήρωσε;' },
      'Ερώτηση',
      'Πού βλέπω ποιος πλήρωσε;',
    ],
    [
      'ISO-8859-7',
      { type: 'text/plain; charset=iso-8859-7', body: Buffer.from([0xcc, 0xdc, 0xe9, 0xef, 0xf2]) },
      'A question',
      'Μάιος',
    ],
    [
      'UTF-16',
      {
        type: 'text/plain; charset=utf-16le',
        encoding: 'base64',
        body: Buffer.from(Buffer.from('Good day', 'utf16le').toString('base64')),
      },
      'A question',
      'Good day',
    ],
    [
      'HTML only',
      {
        type: 'text/html; charset=utf-8',
        body: '<p>Hello<br>there</p><script>alert(1)</script><img src="https://track.example/x.gif">',
      },
      'A question',
      'Hello\nthere',
    ],
    [
      'text and HTML',
      multipart(
        [
          { type: 'text/plain', body: 'Plain words' },
          { type: 'text/html', body: '<b>Rich words</b>' },
        ],
        'alternative',
      ),
      'A question',
      'Plain words',
    ],
    ...['us-ascii', "'utf-8'"].map((charset): [string, RawMail, string, string] => [
      `UTF-8 labeled ${charset}`,
      { type: `text/plain; charset=${charset}`, body: 'Καλημέρα, δεν λειτουργεί' },
      'A question',
      'Καλημέρα, δεν λειτουργεί',
    ]),
    [
      'with a subject that is cut inside a letter',
      { subject: '=?UTF-8?B?zpXPgc8=?= =?UTF-8?B?js+EzrfPg863?=' },
      'Ερώτηση',
      'Where do I see who paid?',
    ],
    [
      'a table',
      {
        type: 'text/html; charset=utf-8',
        body: '<p>Our order:</p><table><tr><th>Size</th><th>Pieces</th></tr><tr><td>M</td><td>10</td><td>20</td></tr><tr><td>L</td><td>5</td><td>15</td></tr></table>',
      },
      'A question',
      'Our order:\n\nSize\tPieces\nM\t10\t20\nL\t5\t15',
    ],
    [
      'words below a pasted picture',
      {
        type: 'text/html; charset=utf-8',
        body: `<img src="data:image/png;base64,${'A'.repeat(500_000)}"><p>Below it</p>`,
      },
      'A question',
      'Below it',
    ],
    ['without a subject', { subject: '' }, 'No subject', 'Where do I see who paid?'],
    ['without words', { body: '' }, 'A question', '(The email has no text.)'],
    ['very short', { subject: 'Hi', body: 'ok' }, 'Hi', 'ok'],
    ['with NUL and lone surrogates', { body: 'A\u0000B\uD800C' }, 'A question', 'AB\uFFFDC'],
    [
      'with a subject that begins a header',
      { subject: 'Hello=?utf-8?q?=0D=0ABcc:_x@y.example?=' },
      'Hello',
      'Where do I see who paid?',
    ],
    ['without a Message-ID', { id: '' }, 'A question', 'Where do I see who paid?'],
    ['nobody verified', { verdict: null }, 'A question', 'Where do I see who paid?'],
    [
      'of 20,001 signs',
      { body: 'x'.repeat(20_001) },
      'A question',
      `${'x'.repeat(20_000)}\n\n[The email goes on. The original has all of it.]`,
    ],
  ] as [string, RawMail, string, string][])(
    'becomes a ticket: %s',
    async (_name, changes, subject, message) => {
      expect(await mail.receive(rawMail({ subject: 'A question', ...changes }))).toBe('filed');
      const { kind, id, voice } = (await newest()) ?? {};
      expect([kind, voice]).toEqual(['support-tickets', 'requester']);
      const row = await ticketRow(id);
      expect(row?.subject.startsWith(subject)).toBe(true);
      expect(row).toMatchObject({ message, status: 'new', due_at: expect.any(Date) });
      const mails = `select kind, "to" from mails where related_collection = 'support-tickets' and related_id = $1 order by id`;
      expect(await query(site, mails, [id])).toEqual([
        { kind: 'ticket-notice', to: 'hello@colonnade.example' },
        { kind: 'ticket-acknowledgement', to: row?.email },
      ]);
    },
  );

  it('that the spam filter marked is stored as spam, and sends nothing', async () => {
    expect(await mail.receive(rawMail({ headers: 'X-Spam-Flag: YES\r\n' }))).toBe('filed');
    const { id } = (await newest()) ?? {};
    expect(await ticketRow(id)).toMatchObject({ status: 'spam', due_at: null });
    expect(
      await query(
        site,
        `select 1 from mails where related_collection = 'support-tickets' and related_id = $1`,
        [id],
      ),
    ).toEqual([]);
  });

  it('names a record for a stranger’s mailbox only once a signature says so', async () => {
    const ticket = await request(site);
    const forged = addressOf(ticket).replace(/-[0-9a-f]{24}@/, `-${'0'.repeat(24)}@`);
    expect(await mail.receive(rawMail({ from: ticket.email, to: forged }))).toBe('filed');
    expect((await newest())?.id).not.toBe(String(ticket.id));
    expect(await messagesOf(site, ticket)).toEqual([]);
  });
});

describe('who waits for a person', () => {
  const FORGED =
    'Its sender is forged, or its mail server is not set up properly: it is not from who it says.';
  const NOBODY = 'Nobody has verified that it comes from this address.';
  const OTHER = 'It comes from a different address than the person who asked.';
  const toTicket = (changes: (ticket: Sent) => RawMail) => async () => {
    const ticket = await request(site);
    const raw = rawMail({ from: ticket.email, to: addressOf(ticket), ...changes(ticket) });
    return { raw, about: String(ticket.id) as string | null };
  };
  const withoutTicket = (changes: RawMail) => async () => ({
    raw: rawMail(changes),
    about: null as string | null,
  });
  const pass = (server: string, domain: string) =>
    `Authentication-Results: ${server}; dmarc=pass header.from=${domain}\r\n`;
  const domainOf = ({ email }: Sent) => email.split('@')[1] ?? '';

  it.each([
    ['a forged From', toTicket(() => ({ verdict: 'fail' })), FORGED],
    ['a From that nobody verified', toTicket(() => ({ verdict: null })), NOBODY],
    [
      'a verdict of a server that is not trusted',
      toTicket((one) => ({ verdict: null, headers: pass('evil.example', domainOf(one)) })),
      NOBODY,
    ],
    [
      'a verdict that the sender wrote below the server’s',
      toTicket((one) => ({ verdict: 'fail', headers: pass(TRUSTED, domainOf(one)) })),
      FORGED,
    ],
    [
      'a verdict about another domain',
      toTicket(() => ({ verdict: null, headers: pass(TRUSTED, 'evil.example') })),
      NOBODY,
    ],
    [
      'a DKIM signature of another domain',
      toTicket(() => ({
        verdict: null,
        headers: `Authentication-Results: ${TRUSTED}; dkim=pass header.d=evil.example\r\n`,
      })),
      NOBODY,
    ],
    [
      'an SPF pass of another domain',
      toTicket(() => ({
        verdict: null,
        headers: `Authentication-Results: ${TRUSTED}; spf=pass smtp.mailfrom=x@evil.example\r\n`,
      })),
      NOBODY,
    ],
    [
      'a verdict inside a comment',
      toTicket((one) => ({
        verdict: null,
        headers: `Authentication-Results: ${TRUSTED}; none (dmarc=pass header.from=${domainOf(one)})\r\n`,
      })),
      NOBODY,
    ],
    ['a stranger who got a blind copy', toTicket(() => ({ from: 'Bob <bob@stranger.example>' })), OTHER],
    ['a colleague without this role', toTicket(() => ({ from: 'marketing@colonnade.example' })), OTHER],
    [
      'two senders',
      toTicket((one) => ({ from: `${one.email}, bob@stranger.example` })),
      'It does not have exactly one sender.',
    ],
    [
      'two From fields',
      toTicket((one) => ({ headers: `From: ${one.email}\r\n` })),
      'It does not have exactly one sender.',
    ],
    ['no usable From', toTicket(() => ({ from: 'nobody at all' })), 'It does not have exactly one sender.'],
    ['a new email with a forged From', withoutTicket({ verdict: 'fail' }), FORGED],
    [
      'a blind copy to us',
      withoutTicket({ to: 'somebody@elsewhere.example' }),
      'It was sent to none of the brand’s mailboxes.',
    ],
    [
      'a colleague’s own email',
      withoutTicket({ from: 'support@colonnade.example' }),
      'A colleague wrote it.',
    ],
  ])('%s', async (_name, make, reason) => {
    const { raw, about } = await make();
    const tickets = 'select count(*)::int as n from support_tickets';
    const before = await query(site, tickets);
    expect(await mail.receive(raw)).toBe('waiting');
    expect(await newest()).toMatchObject({
      state: 'waiting',
      reason,
      ...(reason.startsWith('It does not') ? {} : { id: about }),
    });
    expect(await query(site, tickets)).toEqual(before);
    if (about) expect(await messagesOf(site, { id: Number(about), ticketId: '', email: '' })).toEqual([]);
  });

  it('a quote request by email: it needs more than an email says', async () => {
    await query(site, `update brand set mailboxes_quotes = 'quotes@colonnade.example'`);
    // An edited brand reaches emails one second later.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await mail.receive(rawMail({ to: 'quotes@colonnade.example' }))).toBe('waiting');
    expect(await newest()).toMatchObject({ reason: 'It begins something new: say what it belongs to.' });
  });
});

describe('a sender is verified by', () => {
  it.each([
    ['DKIM of the domain', (domain: string) => `dkim=pass header.d=${domain}`],
    ['DKIM of the domain above', (domain: string) => `dkim=pass header.i=@${domain.replace(/^mail\./, '')}`],
    ['SPF of the domain', (domain: string) => `spf=pass smtp.mailfrom=x@${domain}`],
    ['DMARC among others', (domain: string) => `dkim=none; spf=softfail; dmarc=pass header.from=${domain}`],
  ])('%s', async (_name, findings) => {
    const ticket = await request(site, { email: `ada${Date.now()}@mail.chapter.example` });
    const headers = `Authentication-Results: ${TRUSTED} 1; ${findings('mail.chapter.example')}\r\n`;
    expect(
      await mail.receive(rawMail({ from: ticket.email, to: addressOf(ticket), verdict: null, headers })),
    ).toBe('filed');
    expect(await messagesOf(site, ticket)).toHaveLength(1);
  });
});

describe('nobody waits for an answer to', () => {
  it.each([
    ['an out-of-office reply', 'Auto-Submitted: auto-replied\r\n', {}],
    ['a generated email', 'Auto-Submitted: auto-generated\r\n', {}],
    ['Auto-Submitted with a parameter', 'Auto-Submitted: auto-notified; owner-email="x@y.example"\r\n', {}],
    ['an older autoresponder', 'X-Autoreply: yes\r\n', {}],
    ['X-Autorespond', 'X-Autorespond: out\r\n', {}],
    ['a bulk email', 'Precedence: bulk\r\n', {}],
    ['junk', 'Precedence: junk\r\n', {}],
    ['a mailing list', 'List-Id: <news.example>\r\n', {}],
    ['an email without a return address', 'Return-Path: <>\r\n', {}],
    ['a mail server', '', { from: 'MAILER-DAEMON@mx.example' }],
    ['an address that nobody reads', '', { from: 'no-reply@shop.example' }],
    ['an email that went round in a circle', 'Received: from a by b; now\r\n'.repeat(60), {}],
  ] as [string, string, RawMail][])('%s', async (_name, headers, changes) => {
    const ticket = await request(site);
    await setStatus(site, ticket, 'waiting-on-you');
    const before = await query(site, 'select count(*)::int as n from mails');
    const raw = rawMail({ from: ticket.email, to: addressOf(ticket), headers, ...changes });
    expect(await mail.receive(raw)).toBe('automatic');
    expect(await newest()).toMatchObject({ state: 'automatic', id: String(ticket.id) });
    expect(await ticketRow(ticket.id)).toMatchObject({ status: 'waiting-on-you' });
    expect(await query(site, 'select count(*)::int as n from mails')).toEqual(before);
  });

  it('an own email that comes back', async () => {
    const ticket = await request(site);
    const rows = 'select count(*)::int as n from incoming_mails';
    const before = await query(site, rows);
    expect(await mail.receive(rawMail({ id: await threadOf(ticket) }))).toBe('own');
    expect(await query(site, rows)).toEqual(before);
  });
});

describe('a conversation', () => {
  it.each([
    ['waiting-on-you', 'open'],
    ['resolved', 'open'],
    ['open', 'open'],
    ['new', 'new'],
    ['spam', 'spam'],
  ])('in state %s is %s after its requester wrote', async (before, after) => {
    const ticket = await request(site);
    await setStatus(site, ticket, before);
    expect(await mail.receive(rawMail({ from: ticket.email, to: addressOf(ticket) }))).toBe('filed');
    expect(await ticketRow(ticket.id)).toMatchObject({ status: after });
    expect(await messagesOf(site, ticket)).toMatchObject([
      { direction: 'requester', body: 'Where do I see who paid?' },
    ]);
    const steps = `select new_state, by, reason from transitions where subject = 'support-tickets' and subject_id = $1`;
    const step = { new_state: 'open', by: null, reason: 'The sender wrote again.' };
    expect(await query(site, steps, [String(ticket.id)])).toEqual(
      before === 'waiting-on-you' || before === 'resolved' ? [step] : [],
    );
  });

  it('accepts a colleague who answers from their own mail program, as the team', async () => {
    const ticket = await request(site);
    const raw = rawMail({
      from: 'Sam <support@colonnade.example>',
      to: addressOf(ticket),
      body: 'Under Dues, then Paid.\n\nOn Tue, Nov 24, 2026 at 10:42 AM Colonnade <hello@colonnade.example> wrote:\n\n> It reminds us twice a day.\n',
    });
    expect(await mail.receive(raw)).toBe('filed');
    expect(await newest()).toMatchObject({ voice: 'staff', id: String(ticket.id) });
    expect(await messagesOf(site, ticket)).toMatchObject([
      { direction: 'staff', author: 'support', body: 'Under Dues, then Paid.', mail_id: expect.any(Number) },
    ]);
    expect((await ticketRow(ticket.id))?.status).toBe('waiting-on-you');
    const [answer] = await query<{ text: string }>(
      site,
      `select text from mails where kind = 'ticket-reply' and "to" = $1`,
      [ticket.email],
    );
    expect(answer?.text).toContain('To reply, answer this email.');
    expect(answer?.text).not.toContain('Answer through this link');
  });

  it('about a quote request takes messages in its order', async () => {
    const [quote] = await query<{ id: number; email: string }>(
      site,
      `insert into quotes (quote_id, merchandise, quantity, tier, estimate, event, organization, name, email, status, due_at)
       select 'CLN-Q-1', enum_first(null::enum_quotes_merchandise), 50, enum_first(null::enum_quotes_tier), 500, 'Gala', 'ΑΦΑ', 'Ada', 'ada@quote.example', 'quoted', now() returning id, email`,
    );
    const to = mail.replyAddress('quotes@colonnade.example', { collection: 'quotes', id: String(quote?.id) });
    expect(await mail.receive(rawMail({ from: quote?.email ?? '', to, body: 'Agreed.' }))).toBe('filed');
    expect(
      await query(
        site,
        `select text from site.record_messages where subject = 'quotes' and subject_id = $1`,
        [quote?.id],
      ),
    ).toEqual([{ text: 'Agreed.' }]);
    expect(await query(site, 'select status from quotes where id = $1', [quote?.id])).toEqual([
      { status: 'in-progress' },
    ]);
  });
});

describe('a colleague who answers our notice from their own mail program', () => {
  const ANSWER = 'Under Dues, then Paid.';
  const HEAD = 'On Tue, Nov 24, 2026 at 10:42 AM Colonnade <hello@colonnade.example> wrote:';
  const BLOCK =
    'Van: Colonnade <hello@colonnade.example>\nVerzonden: dinsdag 24 november 2026 10:42\nAan: hello@colonnade.example\nOnderwerp: x';
  const marked = (text: string) => text.replace(/^/gm, '> ');
  type Notice = { text: string; html: string; subject: string; id: string };

  /** A ticket that came by email, and the notice about it. */
  const noticed = async () => {
    const from = `ada${Math.random().toString(36).slice(2)}@chapter.example`;
    await mail.receive(rawMail({ from, body: 'It reminds us twice a day.' }));
    const id = Number((await newest())?.id);
    const [notice] = await query<Notice>(
      site,
      `select text, html, subject, message_id as id from mails where kind = 'ticket-notice' and related_id = $1`,
      [String(id)],
    );
    if (!notice) throw new Error('There is no notice');
    return { ticket: { id, email: from, ticketId: '' } as Sent, notice };
  };
  const answerTo = async (ticket: Sent, changes: RawMail) =>
    mail.receive(rawMail({ from: 'Sam <support@colonnade.example>', to: addressOf(ticket), ...changes }));
  const sentTo = async ({ email }: Sent) =>
    (
      await query<{ text: string }>(
        site,
        `select text || ' ' || html as text from mails where kind = 'ticket-reply' and "to" = $1`,
        [email],
      )
    ).map(({ text }) => text);

  it.each([
    ['from Gmail', ({ text }: Notice) => ({ body: `${ANSWER}\n\n${HEAD}\n\n${marked(text)}` })],
    [
      'from Gmail with the signature below',
      ({ text }: Notice) => ({ body: `${ANSWER}\n\n${HEAD}\n\n${marked(text)}\n\n-- \nSam, Support team` }),
    ],
    ['from Outlook in Dutch', ({ text }: Notice) => ({ body: `${ANSWER}\n\n${BLOCK}\n\n${text}` })],
    [
      'from a program that writes HTML only',
      ({ html }: Notice) => ({
        type: 'text/html; charset=utf-8',
        body: `<div>${ANSWER}</div><div>${HEAD.replace('<', '&lt;').replace('>', '&gt;')}</div><blockquote>${html}</blockquote>`,
      }),
    ],
    [
      'from Outlook in HTML only',
      ({ html }: Notice) => ({
        type: 'text/html; charset=utf-8',
        body: `<div>${ANSWER}</div><hr><div>${BLOCK.replace('<', '&lt;').replace('>', '&gt;').replaceAll('\n', '<br>')}</div>${html}`,
      }),
    ],
    [
      'with lines that flow',
      ({ text }: Notice) => ({
        type: 'text/plain; charset=utf-8; format=flowed',
        body: `${ANSWER}\n\n${HEAD}\n\n${marked(text.replaceAll(' ', ' \n'))}`,
      }),
    ],
    ['in a shape that nobody knows', ({ text }: Notice) => ({ body: `${ANSWER}\n\n${text}` })],
  ] as [string, (notice: Notice) => RawMail][])(
    '%s sends what stands above it, and nothing of it',
    async (_name, make) => {
      const { ticket, notice } = await noticed();
      expect(notice.text.split('\n')[0]).toBe('Write your answer above this line. [answer-ends-here]');
      expect(await answerTo(ticket, make(notice))).toBe('filed');
      const [sent = '', ...others] = await sentTo(ticket);
      expect(others).toEqual([]);
      expect(sent).toContain(ANSWER);
      expect((await messagesOf(site, ticket))[0]?.body.replace(/\n\n-- [\s\S]*/, '')).toBe(ANSWER);
      for (const words of [
        'A support request came in',
        'Priority',
        '/admin/',
        'goes to the sender',
        'answer-ends-here',
      ])
        expect(sent).not.toContain(words);
    },
  );

  it.each([
    ['below it', (notice: Notice) => ({ body: `${HEAD}\n\n${marked(notice.text)}\n${ANSWER}` })],
    [
      'between its lines',
      ({ text }: Notice) => ({
        body: `See below.\n\n${HEAD}\n\n${marked(text).replace('> Open', `${ANSWER}\n\n> Open`)}`,
      }),
    ],
    [
      'above a notice of an earlier version',
      ({ text }: Notice) => ({ body: `${ANSWER}\n\n${text.split('\n').slice(2).join('\n')}` }),
    ],
    ['above its subject', ({ subject }: Notice) => ({ body: `${ANSWER}\n\nTema; ${subject}` })],
    [
      'with the notice in a text file',
      ({ text }: Notice) =>
        multipart([
          { type: 'text/plain', body: ANSWER },
          attached('notice.txt', 'text/plain', Buffer.from(text)),
        ]),
    ],
    [
      'with the notice attached',
      ({ text }: Notice) =>
        multipart([
          { type: 'text/plain', body: ANSWER },
          { type: 'message/rfc822', body: `Subject: x\r\n\r\n${text}` },
        ]),
    ],
  ] as [string, (notice: Notice) => RawMail][])(
    '%s waits for a person, who cannot file the notice either',
    async (_name, make) => {
      const { ticket, notice } = await noticed();
      expect(await answerTo(ticket, make(notice))).toBe('waiting');
      expect(await newest()).toMatchObject({
        state: 'waiting',
        id: String(ticket.id),
        reason: expect.stringContaining('Answer on the desk instead.'),
      });
      expect(await sentTo(ticket)).toEqual([]);
      expect(await messagesOf(site, ticket)).toEqual([]);
    },
  );

  it('waits where the email is about an internal note', async () => {
    const { ticket, notice } = await noticed();
    await query(site, `update mails set kind = 'mention' where message_id = $1`, [notice.id]);
    const raw = {
      to: 'hello@colonnade.example',
      headers: `In-Reply-To: ${notice.id}\r\n`,
      body: 'Be quick.',
    };
    expect(await answerTo(ticket, raw)).toBe('waiting');
    expect((await newest())?.reason).toBe(
      'It answers an email about an internal note. Answer on the desk instead.',
    );
    expect(await sentTo(ticket)).toEqual([]);
  });

  it.each([
    ['in its words', ({ text }: Notice) => ({ body: `${HEAD}\n\n${marked(text)}\n${ANSWER}` })],
    [
      'in its file',
      ({ text }: Notice) =>
        multipart([
          { type: 'text/plain', body: ANSWER },
          attached('notice.txt', 'text/plain', Buffer.from(text)),
        ]),
    ],
  ] as [string, (notice: Notice) => RawMail][])(
    'does not reach the conversation through a person who sorts it: %s',
    async (_name, make) => {
      const { ticket, notice } = await noticed();
      await answerTo(ticket, make(notice));
      const [{ id, number }] = (await query<{ id: number; number: string }>(
        site,
        `select max(incoming_mails.id) as id, (select ticket_id from support_tickets where id = $1) as number from incoming_mails`,
        [ticket.id],
      )) as [{ id: number; number: string }];
      const Cookie = await signIn(site);
      const decision = { as: 'message', kind: 'ticket', number };
      const sorted = await send(site, `/admin/api/incoming-mails/${id}/sorting`, decision, { Cookie });
      expect([sorted.status, sorted.text]).toEqual([
        400,
        expect.stringContaining('It quotes what we wrote to the team. Answer on the desk instead.'),
      ]);
      expect(await messagesOf(site, ticket)).toEqual([]);
    },
  );

  it('finds the whole email beside what the conversation shows of it', async () => {
    const { ticket } = await noticed();
    await mail.receive(rawMail({ from: ticket.email, to: addressOf(ticket), body: 'x '.repeat(20_000) }));
    const Cookie = await signIn(site);
    const record = await fetch(`${site.url}/admin/api/desk/ticket-${ticket.id}`, { headers: { Cookie } });
    const { original, entries } = (await record.json()) as {
      original: number;
      entries: { original: number; text: string }[];
    };
    expect(entries[0]?.text).toMatch(/\[The email goes on\. The original has all of it\.\]$/);
    const texts = await Promise.all(
      [original, entries[0]?.original].map(async (id) =>
        (await fetch(`${site.url}/admin/api/incoming-mails/${id}/original`, { headers: { Cookie } })).text(),
      ),
    );
    expect(texts[0]).toContain('It reminds us twice a day.');
    expect(texts[1]).toContain('x '.repeat(20_000).trim());
  });
});

describe('the same email', () => {
  it('is one message, however often it arrives', async () => {
    const ticket = await request(site);
    const raw = rawMail({ from: ticket.email, to: addressOf(ticket), body: 'Only once.' });
    const again = Buffer.concat([Buffer.from('Received: by another way\r\n'), raw]);
    const taken = await Promise.all([raw, again, raw, again].map((one) => mail.receive(one)));
    expect(taken.sort()).toEqual(['filed', 'known', 'known', 'known']);
    expect(await messagesOf(site, ticket)).toHaveLength(1);
  });

  it('with other words is another one, even under the same Message-ID', async () => {
    const ticket = await request(site);
    const one = { from: ticket.email, to: addressOf(ticket), id: '<the-same@out.example>' };
    expect(await mail.receive(rawMail({ ...one, body: 'First.' }))).toBe('filed');
    expect(await mail.receive(rawMail({ ...one, body: 'Second.' }))).toBe('filed');
    expect(await messagesOf(site, ticket)).toHaveLength(2);
  });
});

describe('an email that is broken, or built to exhaust its reader,', () => {
  const nested = () => {
    const open = Array.from(
      { length: 200 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    );
    return { type: 'multipart/mixed; boundary=b0', body: open.join('') };
  };
  const receiveTimed = async (email: RawMail) => {
    const raw = rawMail({ ...email, subject: 'Too much' });
    const began = performance.now();
    const outcome = await mail.receive(raw);
    return { outcome, took: performance.now() - began };
  };
  let largest: ReturnType<typeof receiveTimed> | undefined;
  const parts = (number: number) =>
    multipart(Array.from({ length: number }, () => ({ type: 'text/plain', body: 'x' })));
  it.each([
    ['of 31 MB', () => ({ body: Buffer.alloc(31 * 1024 * 1024, 'x\r\n') }), 'It is larger than 30 MB'],
    ['with 5,000 parts', () => parts(5000), 'It has too many parts'],
    ['with 700,000 lines', () => ({ body: Buffer.from('x\r\n'.repeat(700_000)) }), 'It has too many lines'],
    ['200 levels deep', nested, 'Maximum MIME nesting depth of 20 levels exceeded'],
    [
      'with a header of 600 KB',
      () => ({ headers: `X-Long: ${'x'.repeat(600_000)}\r\n` }),
      'Maximum header size of 524288 bytes exceeded',
    ],
  ])('%s waits for a person, with its original', async (_name, changes, problem) => {
    const { outcome, took } = await receiveTimed(changes() as RawMail);
    expect(outcome).toBe('waiting');
    expect(await newest()).toMatchObject({ reason: `Its content could not be read: ${problem}.` });
    // It costs less than an email of 21 MB that is read.
    largest ??= receiveTimed({ body: Buffer.from(`${'x'.repeat(70)}\r\n`.repeat(300_000)) });
    expect(took).toBeLessThan((await largest).took);
  });

  it.each([
    ['an unknown charset', { type: 'text/plain; charset=klingon' }],
    [
      'a boundary that never comes',
      { type: 'multipart/mixed; boundary=none', body: 'Where do I see who paid?' },
    ],
    ['base64 that is none', { encoding: 'base64', body: '!!!! not base64 ????' }],
    ['quoted-printable that is none', { encoding: 'quoted-printable', body: 'a=ZZ=\r\n=' }],
    ['no content type', { type: '' }],
    ['a type that is none', { type: ';;;=' }],
    ['bytes that are no text', { body: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]) }],
    ['bare line feeds', { body: Buffer.from('a\nb\nc') }],
    ['an address with a name that never ends', { from: `"${'A'.repeat(5000)}" <long@chapter.example>` }],
  ] as [string, RawMail][])('%s becomes a ticket all the same', async (_name, changes) => {
    expect(await mail.receive(rawMail(changes))).toBe('filed');
  });

  it('nothing but noise waits', async () => {
    expect(await mail.receive(Buffer.from('\u0000\u0001 no email at all'))).toBe('waiting');
    expect(await mail.receive(Buffer.alloc(0))).toBe('waiting');
  });
});

describe('files', () => {
  it('are stored by what they are; others are named', async () => {
    const ticket = await request(site);
    const png = await picture('png');
    const raw = rawMail({
      from: ticket.email,
      to: addressOf(ticket),
      ...multipart([
        { type: 'text/plain', body: 'See here.' },
        attached('screen.html', 'text/html', png),
        attached('notes.txt', 'text/plain', Buffer.from('Some notes.')),
        attached('run.exe', 'application/octet-stream', Buffer.from([0x4d, 0x5a, 0x90, 0x00])),
        attached('big.png', 'image/png', Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)])),
      ]),
    });
    expect(await mail.receive(raw)).toBe('filed');
    const [message] = await query<{ id: number; body: string }>(
      site,
      'select id, body from ticket_messages where ticket_id = $1',
      [ticket.id],
    );
    expect(message?.body).toBe(
      'See here.\n\n[Not stored: run.exe (a file must be a PNG, JPEG or WebP picture, a PDF or plain text), big.png (it is larger than 10 MB)]',
    );
    const files = `select name, type, entry_id from site.record_files where subject = 'support-tickets' and subject_id = $1 order by created_at, name`;
    expect(await query(site, files, [ticket.id])).toEqual([
      { name: 'notes.txt', type: 'text/plain; charset=utf-8', entry_id: message?.id },
      { name: 'screen.png', type: 'image/png', entry_id: message?.id },
    ]);
  });
});

describe('a delivery report', () => {
  const answered = async () => {
    const ticket = await request(site);
    await mail.receive(
      rawMail({ from: 'support@colonnade.example', to: addressOf(ticket), body: 'Under Dues.' }),
    );
    const [sent] = await query<{ id: string }>(
      site,
      `select message_id as id from mails where kind = 'ticket-reply' and "to" = $1`,
      [ticket.email],
    );
    return { ticket, about: sent?.id ?? '' };
  };
  const stateOf = (about: string) =>
    query(site, 'select state, last_error from mails where message_id = $1', [about]);
  const suppressed = ({ email }: Sent) =>
    query(site, 'select reason from suppressions where email = lower($1)', [email]);

  it('that a mailbox does not exist: the email failed, the ticket waits again, no newsletter goes there', async () => {
    const { ticket, about } = await answered();
    expect(await mail.receive(bounce({ about, to: ticket.email, status: '5.1.1' }))).toBe('report');
    expect(await stateOf(about)).toEqual([
      { state: 'failed', last_error: 'Came back. The mailbox does not exist (5.1.1): 550 5.1.1 said so' },
    ]);
    expect(await suppressed(ticket)).toEqual([{ reason: 'bounced' }]);
    expect(await ticketRow(ticket.id)).toMatchObject({ status: 'open', due_at: expect.any(Date) });
  });

  it.each([
    ['5.2.2', 'The mailbox is full'],
    ['5.7.1', 'The receiving server refused it'],
    ['5.3.4', 'The email is too large for this mailbox'],
    ['4.4.7', 'The receiving server could not be reached in time'],
    ['5.9.9', 'The receiving server did not deliver it'],
  ])('%s says why, and suppresses nobody', async (status, words) => {
    const { ticket, about } = await answered();
    expect(await mail.receive(bounce({ about, to: ticket.email, status }))).toBe('report');
    expect(await stateOf(about)).toMatchObject([
      { state: 'failed', last_error: expect.stringContaining(`Came back. ${words} (${status})`) },
    ]);
    expect(await suppressed(ticket)).toEqual([]);
  });

  it('of a delay changes nothing', async () => {
    const { ticket, about } = await answered();
    expect(await mail.receive(bounce({ about, to: ticket.email, status: '4.4.1', action: 'delayed' }))).toBe(
      'report',
    );
    expect(await stateOf(about)).toMatchObject([{ state: 'waiting', last_error: null }]);
  });

  it.each(['5.1.1', '5.2.1'])('about no email of ours changes nothing: %s', async (status) => {
    const { ticket, about } = await answered();
    await mail.receive(bounce({ about: '<unknown@x.example>', to: ticket.email, status }));
    expect(await stateOf(about)).toMatchObject([{ state: 'waiting' }]);
    expect(await suppressed(ticket)).toEqual([]);
    expect(await newest()).toMatchObject({ state: 'report', reason: 'It is not about any email of ours.' });
  });
});

describe('a real shape of mail', () => {
  let serial = 0;
  const answered = async (): Promise<{ ticket: Sent; facts: Facts }> => {
    serial += 1;
    const ticket = await request(site, { email: `asker${serial}@chapter.example` });
    const words = { from: 'support@colonnade.example', to: addressOf(ticket), body: 'Under Dues.' };
    expect(await mail.receive(rawMail(words))).toBe('filed');
    const [sent] = await query<{ id: string }>(
      site,
      `select message_id as id from mails where kind = 'ticket-reply' and "to" = $1`,
      [ticket.email],
    );
    const fresh = `fresh${serial}@chapter.example`;
    return { ticket, facts: { fresh, asker: ticket.email, ours: sent?.id ?? '', reply: addressOf(ticket) } };
  };
  const before: Record<string, unknown> = { status: 'waiting-on-you', state: 'waiting', reason: null };
  const OUTCOMES: Record<Outcome, [state: string, after: object]> = {
    ticket: ['filed', { ...before, tickets: 1 }],
    aside: ['waiting', { ...before, tickets: 0 }],
    automatic: ['automatic', { ...before, tickets: 0 }],
    gone: ['report', { status: 'open', state: 'failed', reason: 'bounced', tickets: 0 }],
    failed: ['report', { status: 'open', state: 'failed', reason: null, tickets: 0 }],
    complaint: ['report', { ...before, reason: 'complaint', tickets: 0 }],
  };

  it.each(MAIL_CASES)('%s', async (_name, make, outcome) => {
    const { facts, ticket } = await answered();
    const look = `select count(*)::int as tickets, count(*) filter (where lower(email) like '%colonnade.example')::int as own
      from support_tickets`;
    const mails = 'select count(*)::int as n from mails';
    const [[earlier], sent] = [
      await query<{ tickets: number }>(site, look),
      await query<{ n: number }>(site, mails),
    ];
    const [state, after] = OUTCOMES[outcome];
    expect(await mail.receive(make(facts))).toBe(state);
    const [row] = await query(
      site,
      `select t.status::text, m.state::text, s.reason::text from support_tickets t, mails m
         left join suppressions s on s.email = lower(m."to") where t.id = $1 and m.message_id = $2`,
      [ticket.id, facts.ours],
    );
    const [later] = await query<{ tickets: number; own: number }>(site, look);
    expect({ ...row, tickets: (later?.tickets ?? 0) - (earlier?.tickets ?? 0) }).toEqual(after);
    expect(later?.own).toBe(0);
    const opened = await query(site, 'select email from support_tickets where email = $1', [facts.fresh]);
    expect(opened).toHaveLength(outcome === 'ticket' ? 1 : 0);
    if (outcome !== 'ticket') expect(await query(site, mails)).toEqual(sent);
  });
});

it('acknowledges as many emails of one network as of one form', async () => {
  const limited = await openMailIntake({ ...site, env: { ...site.env, RATE_LIMIT_SUPPORT: '2' } });
  for (let count = 0; count < 3; count += 1) {
    const raw = rawMail({ from: `flood${count}@chapter.example`, subject: `Flood ${count}` });
    // What the sender wrote below counts for nothing.
    expect(
      await limited.receive(
        Buffer.concat([Buffer.from(`Received: from mx2 (mx2 [10.0.0.2]) by mx.test; now\r\n`), raw]),
      ),
    ).toBe('filed');
  }
  const acknowledged = `select "to" from mails where kind = 'ticket-acknowledgement' and "to" like 'flood%' order by 1`;
  expect(await query(site, acknowledged)).toEqual([
    { to: 'flood0@chapter.example' },
    { to: 'flood1@chapter.example' },
  ]);
  expect(await query(site, `select 1 from support_tickets where email like 'flood%'`)).toHaveLength(3);
});

it('an email that could not be read twice is kept for a person', async () => {
  const raw = rawMail({ subject: 'Twice', from: 'ada@twice.example' });
  // A column that cannot hold it stands for whatever an email may break.
  await query(site, `alter table incoming_mails add constraint no_twice check (subject <> 'Twice')`);
  for (let time = 0; time < 2; time += 1) await expect(mail.receive(raw)).rejects.toThrow('no_twice');
  expect(await mail.receive(raw)).toBe('waiting');
  expect(await newest()).toMatchObject({
    state: 'waiting',
    reason: 'Reading it failed twice. Only its original is here.',
  });
  expect(await mail.receive(raw)).toBe('known');
  await query(site, 'alter table incoming_mails drop constraint no_twice');
  const Cookie = await signIn(site);
  const [row] = await query<{ id: number }>(
    site,
    `select id from incoming_mails where subject = 'An email that could not be read'`,
  );
  const path = `/admin/api/incoming-mails/${row?.id}`;
  const download = await call(site, `${path}/original`, { headers: { Cookie } });
  expect(download.text).toContain('From: ada@twice.example');
  const asTicket = await send(site, `${path}/sorting`, { as: 'ticket' }, { Cookie });
  expect([asTicket.status, asTicket.text]).toEqual([400, expect.stringContaining('Reading it fails.')]);
  expect((await send(site, `${path}/sorting`, { as: 'nothing' }, { Cookie })).status).toBe(200);
});

it('an email that stopped the process twice is kept for a person', async () => {
  const raw = rawMail({ subject: 'Stops' });
  await mail.begin(raw);
  await mail.begin(raw);
  expect(await mail.receive(raw)).toBe('waiting');
  const other = rawMail({ subject: 'Stopped once' });
  await mail.begin(other);
  expect(await mail.receive(other)).toBe('filed');
});

describe('a report about an email of an issue', () => {
  let issue = 0;
  const mailed = async () => {
    issue += 1;
    const email = `reader${issue}@chapter.example`;
    const about = `<issue-${issue}@colonnade.example>`;
    await query(site, `insert into newsletter (email, state) values ($1, 'confirmed')`, [email]);
    await query(
      site,
      `with one as (insert into newsletter_issues (subject, body, state) values ('Roll call', '{}', 'sent') returning id)
       insert into newsletter_deliveries (issue_id, email, state, message_id) select id, $1, 'sent', $2 from one`,
      [email, about],
    );
    return { email, about };
  };
  const known = async (email: string) => {
    const [reader] = await query<{
      state: string;
      delivery: string;
      note: string | null;
      reason: string | null;
    }>(
      site,
      `select reader.state, one.state as delivery, one.note, suppressions.reason from newsletter reader
       join newsletter_deliveries one on one.email = reader.email
       left join suppressions on suppressions.email = reader.email where reader.email = $1`,
      [email],
    );
    return reader;
  };

  it('that came back late: the delivery failed, and nothing goes there anymore', async () => {
    const { email, about } = await mailed();
    expect(await mail.receive(bounce({ about, to: email, status: '5.1.1' }))).toBe('report');
    expect(await known(email)).toEqual({
      state: 'unsubscribed',
      delivery: 'failed',
      note: 'Came back. The mailbox does not exist (5.1.1): 550 5.1.1 said so',
      reason: 'bounced',
    });
  });

  it('without the original is known by the address that it came to', async () => {
    const { email, about } = await mailed();
    const [delivery] = await query<{ id: number }>(
      site,
      'select id from newsletter_deliveries where message_id = $1',
      [about],
    );
    const record = { collection: 'newsletter-deliveries', id: String(delivery?.id) };
    const to = mail.replyAddress('hello@colonnade.example', record);
    expect(
      await mail.receive(bounce({ about: '<other@relay.example>', to: email, status: '5.1.1' }), [to]),
    ).toBe('report');
    expect(await known(email)).toMatchObject({
      state: 'unsubscribed',
      delivery: 'failed',
      reason: 'bounced',
    });
  });

  it('that waits changes nothing', async () => {
    const { email, about } = await mailed();
    await mail.receive(bounce({ about, to: email, status: '4.4.1', action: 'delayed' }));
    expect(await known(email)).toEqual({ state: 'confirmed', delivery: 'sent', note: null, reason: null });
  });

  it.each(['abuse', 'fraud'])('a complaint suppresses, whoever it names: %s', async (kind) => {
    const { email, about } = await mailed();
    expect(await mail.receive(complaint(about, kind))).toBe('report');
    expect(await known(email)).toEqual({
      state: 'unsubscribed',
      delivery: 'sent',
      note: null,
      reason: 'complaint',
    });
    expect(await newest()).toMatchObject({
      state: 'report',
      reason: `Complaint. The reader marked it as spam (${kind})`,
    });
  });

  it('a complaint outlives an unsubscription of one’s own, and stays through a later bounce', async () => {
    const { email, about } = await mailed();
    await query(site, `insert into suppressions (email, reason) values ($1, 'unsubscribed')`, [email]);
    await mail.receive(complaint(about));
    await mail.receive(bounce({ about, to: email, status: '5.1.1' }));
    expect(await known(email)).toMatchObject({ delivery: 'failed', reason: 'complaint' });
  });

  it('one that is taken back, or about no email of ours, suppresses nobody', async () => {
    const { email, about } = await mailed();
    expect(await mail.receive(complaint(about, 'not-spam'))).not.toBe('report');
    expect(await mail.receive(complaint('<unknown@x.example>'))).toBe('report');
    expect(await newest()).toMatchObject({ reason: 'It is not about any email of ours.' });
    expect(await known(email)).toMatchObject({ state: 'confirmed', reason: null });
  });
});

it('is part of a person’s file, and is erased with its original', async () => {
  const ticket = await request(site);
  await mail.receive(rawMail({ from: ticket.email, to: addressOf(ticket), body: 'Please forget me.' }));
  const Cookie = await signIn(site);
  const file = await send(site, '/admin/api/privacy/file', { email: ticket.email }, { Cookie });
  expect(file.text).toContain('Please forget me.');
  const erased = await send(
    site,
    '/admin/api/privacy/erasure',
    { email: ticket.email, confirmation: 'ERASE' },
    { Cookie },
  );
  expect([erased.status, erased.text]).toEqual([
    200,
    expect.stringContaining('"incomingMails","label":"Incoming emails","count":1'),
  ]);
  expect(
    await query(site, 'select 1 from incoming_mails where lower(from_address) = lower($1)', [ticket.email]),
  ).toEqual([]);
});
