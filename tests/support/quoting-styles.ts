/** How mail programs quote: the body of an answer that says `own` to "Try the roster." */
type Style = { name: string; body: (own: string) => string };

const attribution = (name: string, line: string): Style => ({
  name,
  body: (own) => `${own}\n\n${line}\n\n> Try the roster.\n> Best,\n>\n`,
});
const block = (name: string, lines: string): Style => ({
  name,
  body: (own) => `${own}\n\n${lines}\n\nTry the roster.\nBest,\n`,
});

export const QUOTING_STYLES: readonly Style[] = [
  { name: 'nothing quoted', body: (own) => own },
  attribution('Gmail', 'On Tue, Nov 24, 2026 at 10:42 AM Colonnade <hello@colonnade.example> wrote:'),
  attribution(
    'Gmail, broken line',
    'On Tue, Nov 24, 2026 at 10:42 AM Colonnade Chapter Management Platform\n<hello@colonnade.example> wrote:',
  ),
  attribution(
    'Gmail, Greek',
    'Στις Τρί 24 Νοε 2026 στις 10:42 π.μ., ο χρήστης Colonnade <hello@colonnade.example>\nέγραψε:',
  ),
  attribution(
    'Gmail, German',
    'Am Di., 24. Nov. 2026 um 10:42 Uhr schrieb Colonnade <\nhello@colonnade.example>:',
  ),
  attribution('Gmail, French', 'Le mar. 24 nov. 2026 à 10:42, Colonnade <hello@colonnade.example> a écrit :'),
  attribution(
    'Gmail, Spanish',
    'El mar, 24 nov 2026 a las 10:42, Colonnade (<hello@colonnade.example>) escribió:',
  ),
  attribution('Apple Mail', 'On Nov 24, 2026, at 10:42 AM, Colonnade <hello@colonnade.example> wrote:'),
  attribution('mutt', 'On Tue, Nov 24, 2026 at 10:42:00AM +0000, Colonnade wrote:'),
  attribution('Thunderbird', 'On 11/24/26 10:42, Colonnade wrote:'),
  attribution('only marks', ''),
  block(
    'Outlook',
    '-----Original Message-----\nFrom: Colonnade <hello@colonnade.example>\nSent: Tuesday, November 24, 2026 10:42 AM\nTo: Ada\nSubject: Re: x',
  ),
  block(
    'Outlook, new',
    '________________________________\nFrom: Colonnade <hello@colonnade.example>\nSent: Tuesday, November 24, 2026 10:42 AM\nTo: Ada <ada@chapter.example>\nSubject: Re: x',
  ),
  block(
    'Outlook, fields only',
    'From: Colonnade <hello@colonnade.example>\nSent: Tuesday, November 24, 2026 10:42 AM\nTo: Ada <ada@chapter.example>\nSubject: Re: x',
  ),
  block(
    'Outlook, Greek',
    'Από: Colonnade <hello@colonnade.example>\nΣτάλθηκε: Τρίτη, 24 Νοεμβρίου 2026 10:42 π.μ.\nΠρος: Ada <ada@chapter.example>\nΘέμα: Re: x',
  ),
  block('Gmail without marks', 'On Tue, Nov 24, 2026 at 10:42 AM Colonnade <hello@colonnade.example> wrote:'),
];
