import { rows, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { dayField } from '@/kit/cms/day-field';
import { infoPage } from './info-page';

const day = (name: string, label: string) => dayField({ name, label, required: true });

/** A statement in the form that the W3C recommends: https://www.w3.org/WAI/planning/statements/ */
export const accessibilityPage = infoPage('accessibility', [
  textGroup('conformance', 'Conformance', [
    textLine('heading', 'Heading'),
    textLine('status', 'Status', 'The W3C’s words: Fully conforms, Partially conforms or Does not conform.'),
    textParagraph('text', 'Text', 'Which standard is meant, and what the status means.'),
  ]),
  textGroup('standards', 'Standards', [
    textLine('heading', 'Heading'),
    rows('rows', 'Standards', { row: 'Standard', min: 1, max: 6 }, [
      textLine('name', 'Standard'),
      textLine('status', 'Where we stand'),
      textParagraph('text', 'Text'),
    ]),
  ]),
  textGroup('limits', 'Known limitations', [
    textLine('heading', 'Heading'),
    textParagraph('text', 'Text'),
    textLine('instead', 'Before each workaround'),
    rows('rows', 'Limitations', { row: 'Limitation', min: 1, max: 12 }, [
      textLine('name', 'Where'),
      textParagraph('text', 'What does not work'),
      textParagraph('way', 'Workaround', 'What a visitor can do instead.'),
    ]),
  ]),
  textGroup('features', 'What works', [
    textLine('heading', 'Heading'),
    rows('groups', 'Groups', { row: 'Group', min: 1, max: 8 }, [
      textLine('name', 'Name'),
      rows('items', 'Features', { row: 'Feature', min: 1, max: 8 }, [textParagraph('text', 'Feature')]),
    ]),
  ]),
  textGroup('measures', 'Measures', [
    textLine('heading', 'Heading'),
    rows('rows', 'Measures', { row: 'Measure', min: 1, max: 8 }, [textParagraph('text', 'Measure')]),
  ]),
  textGroup('approach', 'Technology and assessment', [
    textLine('heading', 'Heading'),
    rows('rows', 'Facts', { row: 'Fact', min: 1, max: 8 }, [
      textLine('name', 'Name'),
      textParagraph('text', 'Text'),
    ]),
  ]),
  textGroup('audit', 'The latest check', [
    textLine('heading', 'Heading'),
    textParagraph('text', 'Text', 'Day, pages and findings below it are those of the audit itself.'),
  ]),
  textGroup('help', 'How to tell us', [
    textLine('heading', 'Heading'),
    textParagraph('text', 'Text'),
    textLine('supportLink', 'Link to support'),
    textLine(
      'writeTo',
      'Before the email address',
      'The address is the one for support, from the brand settings.',
    ),
  ]),
  textGroup('dates', 'Dates', [
    textLine('statement', 'Before the day of this statement'),
    day('statementDate', 'Day of this statement'),
    textLine('review', 'Before the day of the last review'),
    day('reviewDate', 'Day of the last review'),
    textParagraph('text', 'When the next review is'),
  ]),
]);
