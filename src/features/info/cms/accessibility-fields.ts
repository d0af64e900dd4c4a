import { rows, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { dayField } from '@/kit/cms/day-field';

const day = (name: string, label: string) => dayField({ name, label, required: true });

/** Days are no texts, and a list of texts has no lists inside; each by the part of the statement that it stands before. */
export const accessibilityFields = {
  measures: textGroup('features', 'What works', [
    textLine('heading', 'Heading'),
    rows('groups', 'Groups', { row: 'Group', min: 1, max: 8 }, [
      textLine('name', 'Name'),
      rows('items', 'Features', { row: 'Feature', min: 1, max: 8 }, [textParagraph('text', 'Feature')]),
    ]),
  ]),
  search: textGroup('dates', 'Dates', [
    textLine('statement', 'Before the day of this statement'),
    day('statementDate', 'Day of this statement'),
    textLine('review', 'Before the day of the last review'),
    day('reviewDate', 'Day of the last review'),
    textParagraph('text', 'When the next review is'),
  ]),
};
