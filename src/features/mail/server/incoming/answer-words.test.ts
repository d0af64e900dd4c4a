import { expect, it } from 'vitest';
import { answerWithoutQuotes, quotesNotice } from './answer-words';

const BODY = `A support request came in through the Colonnade website.

Ticket:   CLN-1795245341078
Name:     Ada
Email:    ada@chapter.example
Priority: Medium

> It reminds us twice a day.

Open it in the back office:
https://colonnade.example/admin/desk/ticket/1

You can also answer this email: your answer goes to the sender, in the team’s name.
`;
const MARKED = `Write your answer above this line. [answer-ends-here]\n\n${BODY}`;
const NAMES = ['Colonnade', 'hello@colonnade.example'];
const ANSWER = 'Under Dues, then Paid.';
const FROM = 'Colonnade <hello@colonnade.example>';

const quoted = (text: string) => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
const wrapped = (text: string) => text.replace(/(.{30,45}) /g, '$1\n');
const after =
  (head: string, quote: (text: string) => string = quoted) =>
  (notice: string) =>
    `${ANSWER}\n\n${head}\n\n${quote(notice)}`;
const asIs = (text: string) => text;
const outlook = (who: string, when: string, to: string, about: string) =>
  after(`${who}: ${FROM}\n${when}\n${to}: hello@colonnade.example\n${about}: x`, asIs);

/** Told for certain with our line, and without it, as in notices that were sent before they had one. */
const STYLES: [string, (notice: string) => string][] = [
  ['Gmail', after(`On Tue, Nov 24, 2026 at 10:42 AM ${FROM} wrote:`)],
  ['Gmail, broken', after('On Tue, Nov 24, 2026 at 10:42 AM Colonnade\n<hello@colonnade.example> wrote:')],
  ['Gmail in Russian', after(`вт, 24 нояб. 2026 г. в 10:42, ${FROM}:`)],
  ['Gmail in Turkish', after(`${FROM}, 24 Kas 2026 Sal, 10:42 tarihinde şunu yazdı:`)],
  ['Gmail in Japanese', after(`2026年11月24日(火) 10:42 ${FROM}:`)],
  ['Gmail in Chinese', after(`${FROM} 于2026年11月24日周二 10:42写道：`)],
  [
    'Gmail with its signature below',
    (notice) =>
      `${after(`On Tue, Nov 24, 2026 at 10:42 AM ${FROM} wrote:`)(notice)}\n-- \nSam, Support team\n`,
  ],
  ['Apple Mail', after(`> On Nov 24, 2026, at 10:42 AM, ${FROM} wrote:\n> `)],
  ['iOS', after(`On 24 Nov 2026, at 10:42, ${FROM} wrote:\n\n`)],
  ['Yahoo', after(` On Tuesday, November 24, 2026 at 10:42:00 AM GMT+1, ${FROM} wrote:  `, asIs)],
  ['Proton', after(`On Tuesday, November 24th, 2026 at 10:42, ${FROM} wrote:`)],
  ['Thunderbird', after('On 11/24/26 10:42, Colonnade wrote:')],
  ['Zoho', after(`---- On Tue, 24 Nov 2026 10:42:00 +0000 ${FROM} wrote ---`, asIs)],
  [
    'Outlook',
    after(
      `-----Original Message-----\nFrom: ${FROM}\nSent: Tuesday, November 24, 2026 10:42 AM\nTo: hello@colonnade.example\nSubject: x`,
      asIs,
    ),
  ],
  [
    'Outlook without an address',
    after(
      '________________________________\nFrom: Colonnade\nSent: Tuesday, November 24, 2026 10:42 AM\nTo: Support\nSubject: x',
      asIs,
    ),
  ],
  ['Outlook in Dutch', outlook('Van', 'Verzonden: dinsdag 24 november 2026 10:42', 'Aan', 'Onderwerp')],
  ['Outlook in Danish', outlook('Fra', 'Sendt: 24. november 2026 10:42', 'Til', 'Emne')],
  ['Outlook in Italian', outlook('Da', 'Inviato: martedì 24 novembre 2026 10:42', 'A', 'Oggetto')],
  ['Outlook in Swedish', outlook('Från', 'Skickat: den 24 november 2026 10:42', 'Till', 'Ämne')],
  ['Outlook in Polish', outlook('Od', 'Wysłano: wtorek, 24 listopada 2026 10:42', 'Do', 'Temat')],
  ['Outlook in Russian', outlook('От', 'Отправлено: вторник, 24 ноября 2026 г. 10:42', 'Кому', 'Тема')],
  ['Outlook in Turkish', outlook('Kimden', 'Gönderildi: 24 Kasım 2026 Salı 10:42', 'Kime', 'Konu')],
  ['Outlook in Japanese', outlook('差出人', '送信日時: 2026年11月24日 10:42', '宛先', '件名')],
  ['only marks', (notice) => `${ANSWER}\n\n${quoted(notice)}`],
  [
    'marks in wrapped lines',
    after(`On Tue, Nov 24, 2026 at 10:42 AM ${FROM} wrote:`, (notice) => quoted(wrapped(notice))),
  ],
  [
    'a table and links behind words',
    after(`On Tue, Nov 24, 2026 at 10:42 AM ${FROM} wrote:`, (notice) =>
      notice
        .replaceAll(': ', '\t')
        .replace('office:\n', 'office<')
        .replace('/1\n', '/1>\n')
        .replace('chapter.example', 'chapter.example<mailto:ada@chapter.example>'),
    ),
  ],
];

it.each(STYLES)('sends only what stands above the notice: %s', (_name, style) => {
  for (const notice of [MARKED, BODY])
    expect(answerWithoutQuotes(style(notice), [{ text: notice, isNote: false }], NAMES)).toBe(ANSWER);
});

it.each([
  ['nothing quoted', ANSWER],
  ['a signature', `${ANSWER}\n\n-- \nSam, Support team, 24 Main Street`],
  ['a ticket’s number', 'Your ticket CLN-1795245341078 is done. See you on November 24, 2026.'],
  ['signs that mark quotations elsewhere', 'Open it:\nDues > Paid > November'],
  ['a list', 'Step 1: open Dues\nStep 2: choose Paid\n\nWe open at 10:42.'],
])('sends an answer with %s as it is', (_name, text) => {
  expect(answerWithoutQuotes(text, [{ text: MARKED, isNote: false }], NAMES)).toBe(text);
});

it.each([
  ['a signature', '\n\n-- \nSam\nsam@colonnade.example, +1 555 010 0199, 9:00-17:00'],
  ['an advertisement', '\n\nGet Outlook for iOS<https://aka.ms/o0ukef>'],
])('sends an answer with %s above the quotation', (_name, end) => {
  const said = `${ANSWER}${end}`;
  const text = `${said}\n________________________________\nFrom: ${FROM}\nSent: Tuesday, November 24, 2026 10:42 AM\nTo: Sam\nSubject: x\n\n${MARKED}`;
  expect(answerWithoutQuotes(text, [{ text: MARKED, isNote: false }], NAMES)).toBe(said);
});

it('tells the answer from our line where a program knows nothing else', () => {
  expect(answerWithoutQuotes(`${ANSWER} > ${MARKED}`, [{ text: MARKED, isNote: false }], NAMES)).toBe(ANSWER);
  expect(answerWithoutQuotes(`Dues > Paid > ${MARKED}`, [{ text: MARKED, isNote: false }], NAMES)).toBe(
    'Dues > Paid',
  );
  expect(answerWithoutQuotes(`${ANSWER}\n${MARKED}`, [{ text: MARKED, isNote: false }], NAMES)).toBe(ANSWER);
});

it('finds no words in a quotation alone', () => {
  expect(answerWithoutQuotes(quoted(MARKED), [{ text: MARKED, isNote: false }], NAMES)).toBe('');
});

const HEAD = `On Tue, Nov 24, 2026 at 10:42 AM ${FROM} wrote:`;
it.each([
  ['an answer below the notice', `${HEAD}\n\n${quoted(MARKED)}\n${ANSWER}`],
  ['an answer above and below it', `Hi Ada,\n\n${HEAD}\n\n${quoted(MARKED)}\n${ANSWER}`],
  [
    'answers between its lines',
    `See below.\n\n${HEAD}\n\n${quoted(MARKED).replace('> Open', `${ANSWER}\n\n> Open`)}`,
  ],
  [
    'answers between lines without marks',
    `See below.\n\n${HEAD}\n\n${MARKED.replace('Open it', `${ANSWER}\n\nOpen it`)}`,
  ],
  [
    'an attribution without any sign that we know',
    `${ANSWER}\n\nColonnade hat geschrieben:\n\n${quoted(MARKED)}`,
  ],
  ['an attribution right below the words', `${ANSWER}\nAm 24. November\n${quoted(MARKED)}`],
  ['a notice without marks and without a head', `${ANSWER}\n\n${BODY}`],
  [
    'one sentence of it',
    `${ANSWER} You can also answer this\nemail: your answer goes to the sender, in the team's name.`,
  ],
  ['its link', `${ANSWER}\nhttps://colonnade.example/admin/desk/ticket/1`],
  [
    'a head of GMX',
    `${ANSWER}\n\nGesendet: Dienstag, 24. November 2026 um 10:42 Uhr\nVon: "Colonnade" <hello@colonnade.example>\nAn: sam@colonnade.example\nBetreff: x\n\n${MARKED}`,
  ],
  [
    'a head without colons',
    `${ANSWER}\n\n------ Original Message ------\nFrom "Colonnade" <hello@colonnade.example>\nTo sam@colonnade.example\nDate 24/11/2026 10:42:00\nSubject x\n\n${quoted(MARKED)}`,
  ],
  [
    'a head in blocks',
    `${ANSWER}\n\n"Colonnade" <hello@colonnade.example>\n24/11/2026 10:42\n\nTo\n"Sam" <sam@colonnade.example>\ncc\n\nSubject\nx\n\n${MARKED}`,
  ],
  [
    'an email that a colleague passed on',
    `${ANSWER}\n\nZitat von Kim <kim@colonnade.example>:\n\nSam, what does she want?\n\n${MARKED}`,
  ],
  [
    'an answer that goes on in one of its lines',
    `See below.\n\n${HEAD}\n\n${quoted(MARKED).replace('a day.', `a day. ${ANSWER}`)}`,
  ],
  ['its priority', `Priority: Medium\n\n${ANSWER}`],
  ['a last line that could be a head', `${ANSWER}\n\nCall Ada <ada@chapter.example> at 10:42:`],
  ['half of our line', `${ANSWER}\n\nWrite your answer above this line.`],
])('is not certain of %s', (_name, text) => {
  expect(answerWithoutQuotes(text, [{ text: MARKED, isNote: false }], NAMES)).toBeNull();
});

it('keeps the words of a note, which stand in an email as a quotation', () => {
  const text =
    'sam mentioned you in a note.\n\n> She is a friend of the dean, so be quick.\n\nOpen it at the desk:\nx';
  const said = 'Be quick:\n> She is a friend of the dean, so be quick.';
  expect(quotesNotice(said, [{ text, isNote: true }])).toBe(true);
  expect(quotesNotice(said, [{ text, isNote: false }])).toBe(false);
});
