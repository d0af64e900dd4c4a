import { line, paragraph, part, rows } from '@/core/cms/page-fields';
import { dayField } from '@/kit/cms/day-field';
import { infoPage } from './info-page';

const day = (name: string, label: string) => dayField({ name, label, required: true });

/** A statement in the form that the W3C recommends: https://www.w3.org/WAI/planning/statements/ */
export const accessibilityPage = infoPage('accessibility', [
  part('conformance', 'Conformance', [
    line('heading', 'Heading'),
    line('status', 'Status', 'The W3C’s words: Fully conforms, Partially conforms or Does not conform.'),
    paragraph('text', 'Text', 'Which standard is meant, and what the status means.'),
  ]),
  part('standards', 'Standards', [
    line('heading', 'Heading'),
    rows('rows', 'Standards', { row: 'Standard', min: 1, max: 6 }, [
      line('name', 'Standard'),
      line('status', 'Where we stand'),
      paragraph('text', 'Text'),
    ]),
  ]),
  part('limits', 'Known limitations', [
    line('heading', 'Heading'),
    paragraph('text', 'Text'),
    line('instead', 'Before each workaround'),
    rows('rows', 'Limitations', { row: 'Limitation', min: 1, max: 12 }, [
      line('name', 'Where'),
      paragraph('text', 'What does not work'),
      paragraph('way', 'Workaround', 'What a visitor can do instead.'),
    ]),
  ]),
  part('features', 'What works', [
    line('heading', 'Heading'),
    rows('groups', 'Groups', { row: 'Group', min: 1, max: 8 }, [
      line('name', 'Name'),
      rows('items', 'Features', { row: 'Feature', min: 1, max: 8 }, [paragraph('text', 'Feature')]),
    ]),
  ]),
  part('measures', 'Measures', [
    line('heading', 'Heading'),
    rows('rows', 'Measures', { row: 'Measure', min: 1, max: 8 }, [paragraph('text', 'Measure')]),
  ]),
  part('approach', 'Technology and assessment', [
    line('heading', 'Heading'),
    rows('rows', 'Facts', { row: 'Fact', min: 1, max: 8 }, [line('name', 'Name'), paragraph('text', 'Text')]),
  ]),
  part('audit', 'The latest check', [
    line('heading', 'Heading'),
    paragraph('text', 'Text', 'Day, pages and findings below it are those of the audit itself.'),
  ]),
  part('help', 'How to tell us', [
    line('heading', 'Heading'),
    paragraph('text', 'Text'),
    line('supportLink', 'Link to support'),
    line(
      'writeTo',
      'Before the email address',
      'The address is the one for support, from the brand settings.',
    ),
  ]),
  part('dates', 'Dates', [
    line('statement', 'Before the day of this statement'),
    day('statementDate', 'Day of this statement'),
    line('review', 'Before the day of the last review'),
    day('reviewDate', 'Day of the last review'),
    paragraph('text', 'When the next review is'),
  ]),
]);
