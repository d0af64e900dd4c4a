import { vercelStegaCombine } from '@vercel/stega';
import { isWritten, type PageTexts } from '@/core/shared/page-texts';
import type { EditedText } from '@/kit/shared/edited-text';
import { isPreview } from './draft-mode';

function markAll(
  value: unknown,
  document: string,
  path: string[],
  isFixed: (path: string[]) => boolean,
): unknown {
  if (isWritten(value)) {
    const place: EditedText = { document, field: path.join('.') };
    return isFixed(path) ? value : vercelStegaCombine(value, place, false);
  }
  if (Array.isArray(value))
    return value.map((row, index) => markAll(row, document, [...path, String(index)], isFixed));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, markAll(inner, document, [...path, key], isFixed)]),
  );
}

/**
 * In a preview, ends each text with invisible characters that say where it is kept; src/kit/ui/preview takes them off the
 * page and makes the text clickable. Visitors' pages have none.
 */
export const withEditMarks = <T>(
  value: T,
  document: string,
  isFixed: (path: string[]) => boolean = () => false,
): T => (isPreview() ? (markAll(value, document, [], isFixed) as T) : value);

/** The same for a table of texts; a row's choice is a name of the layout, not a text. */
export const withTableMarks = <T>(words: T, page: PageTexts): T =>
  withEditMarks(words, page.slug, ([part = '', key = '', , column = '']) => {
    const text = page.parts[part]?.texts[key];
    const cell = text && 'columns' in text ? text.columns[column] : undefined;
    return cell !== undefined && 'options' in cell;
  });
