import type { Brand } from '@/payload-types';
import { BRAND_FORMATS, BRAND_LIMITS, isSiteUrl } from '../contract';

/** A draft is saved while somebody types, so any value in it may be empty. */
type Unfinished<T> = { [Key in keyof T]?: (T[Key] extends object ? Unfinished<T[Key]> : T[Key]) | null };

const whole = (format: RegExp, value: string | null | undefined, published: string) =>
  value && format.test(value) ? value : published;

type Row<Name extends string> = Partial<Record<Name, string | null>>;

/** Every text of a row; missing ones are empty. */
const words = <Name extends string>(names: Name[], rows: Row<Name>[] | null | undefined) =>
  (rows ?? []).map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? '']))) as Record<
    Name,
    string
  >[];

/**
 * A draft that a page can draw: its text as far as it is written; a value with a format (a number, color, path or
 * address) stays as published until the draft's value is valid again.
 */
export function drawableBrand(saved: Brand, published: Brand): Brand {
  const draft = saved as Unfinished<Brand>;
  const { colors } = published;
  const color = (name: 'paper' | 'ink' | 'primary' | 'light' | 'highlight') =>
    whole(BRAND_FORMATS.color, draft.colors?.[name], colors[name]);
  const chosen = (name: 'accent' | 'print' | 'printAccent') => {
    const value = draft.colors?.[name];
    return value && !BRAND_FORMATS.color.test(value) ? colors[name] : value;
  };
  const { seatsTotal, answerDays } = draft;
  const isCount = (count: number | null | undefined, most: number) =>
    Number.isInteger(count) && Number(count) > 0 && Number(count) <= most;
  return {
    ...saved,
    name: draft.name ?? '',
    prefix: whole(BRAND_FORMATS.prefix, draft.prefix, published.prefix),
    audience: draft.audience ?? published.audience,
    tagline: draft.tagline ?? '',
    motto: draft.motto ?? '',
    prize: draft.prize ?? '',
    markPath: whole(BRAND_FORMATS.markPath, draft.markPath, published.markPath),
    siteUrl: draft.siteUrl && isSiteUrl(draft.siteUrl) ? draft.siteUrl : published.siteUrl,
    mailboxes: {
      contact: draft.mailboxes?.contact ?? '',
      support: draft.mailboxes?.support ?? '',
      applications: draft.mailboxes?.applications ?? '',
      quotes: draft.mailboxes?.quotes ?? '',
    },
    colors: {
      paper: color('paper'),
      ink: color('ink'),
      primary: color('primary'),
      light: color('light'),
      highlight: color('highlight'),
      accent: chosen('accent'),
      print: chosen('print'),
      printAccent: chosen('printAccent'),
    },
    faces: {
      display: draft.faces?.display ?? published.faces.display,
      text: draft.faces?.text ?? published.faces.text,
    },
    seatsTotal: isCount(seatsTotal, BRAND_LIMITS.seatsTotal) ? Number(seatsTotal) : published.seatsTotal,
    answerDays:
      isCount(answerDays, BRAND_LIMITS.answerDays) || answerDays === null ? answerDays : published.answerDays,
    announcementFull: draft.announcementFull ?? '',
    announcements: words(['text'], saved.announcements),
    benefits: words(['title', 'text'], saved.benefits),
    claims: words(['text'], saved.claims),
    partnerChapters: words(['name', 'school', 'letters'], saved.partnerChapters),
  };
}
