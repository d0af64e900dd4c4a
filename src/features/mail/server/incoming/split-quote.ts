/**
 * The first line of what an answer quotes, as mail programs write it: "On …, … wrote:" in the languages of their users,
 * possibly broken over two or three lines.
 */
const ATTRIBUTION =
  /^(On|Στις|Την|Στα|Am|Le|El|Il|Em|Op|Den|Dnia|W dniu)(?=[\s,])[\s\S]{6,300}?(wrote|έγραψε|schrieb|écrit|escribió|scritto|escreveu|schreef|skrev|pisze|napisał(\(a\))?)[\s\S]{0,120}?:\s*$/iu;
const ATTRIBUTION_LINES = 3;

/** Outlook puts the earlier email below a line or a block of its header fields, unmarked. */
const ORIGINAL =
  /^\s*(-{2,}\s*(Original Message|Αρχικό μήνυμα|Ursprüngliche Nachricht|Message d'origine|Forwarded message|Προωθημένο μήνυμα)\s*-{2,}|Begin forwarded message:)\s*$/iu;
const FROM = /^\s*\*?(From|Από|Von|De|Da)\s?:\*?\s+\S/u;
const OTHER_FIELD =
  /^\s*\*?(Sent|Date|To|Subject|Στάλθηκε|Ημερομηνία|Προς|Θέμα|Gesendet|An|Betreff|Envoyé|À|Objet|Enviado|Para|Asunto)\s?:\*?\s/u;
const LINE = /^\s*_{20,}\s*$/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const isMarked = (line: string | undefined) => line?.startsWith('>') ?? false;

/** How many lines from here are an attribution; 0: none. */
function attributionAt(lines: string[], at: number): number {
  if (isBlank(lines[at])) return 0;
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1)
    if (
      ATTRIBUTION.test(
        lines
          .slice(at, at + count)
          .join('\n')
          .trim(),
      )
    )
      return count;
  return 0;
}

function startsBlock(lines: string[], at: number): boolean {
  if (ORIGINAL.test(lines[at] ?? '')) return true;
  const fields = (from: number) =>
    FROM.test(lines[from] ?? '') &&
    lines.slice(from + 1, from + 4).filter((line) => OTHER_FIELD.test(line)).length >= 2;
  return fields(at) || (LINE.test(lines[at] ?? '') && fields(at + 1));
}

/** Everything from here on is quoted, with nothing written below it. */
function endsInQuote(lines: string[], from: number): boolean {
  const below = lines.slice(from).filter((line) => !isBlank(line));
  return below.length > 0 && below.every(isMarked);
}

/**
 * Some programs mark nothing, as when they turn HTML into text: then an attribution with a date or an address begins the
 * quotation.
 */
const isUnmarked = (lines: string[], at: number, count: number) =>
  /[\d@]/.test(lines.slice(at, at + count).join(' ')) && !lines.slice(at + count).some(isMarked);

function quoteFrom(lines: string[]): number {
  for (let at = 0; at < lines.length; at += 1) {
    if (startsBlock(lines, at)) return at;
    const count = attributionAt(lines, at);
    if (count > 0 && (endsInQuote(lines, at + count) || isUnmarked(lines, at, count))) return at;
    if (isMarked(lines[at]) && endsInQuote(lines, at)) return at;
  }
  return lines.length;
}

const mark = (line: string) => (isMarked(line) ? line : `> ${line}`.trimEnd());

/**
 * An email’s own words, and what it quotes at its end, each of those lines marked with `>`. Answers between quoted lines
 * stay as they are; an email that is all quotation is its own words.
 */
export function splitQuote(text: string): { own: string; quoted: string } {
  const lines = text.replace(/\r\n?/g, '\n').trim().split('\n');
  const from = quoteFrom(lines);
  const own = lines.slice(0, from).join('\n').trim();
  if (own === '' || from === lines.length) return { own: lines.join('\n'), quoted: '' };
  return { own, quoted: lines.slice(from).map(mark).join('\n').trim() };
}
