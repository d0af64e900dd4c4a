import { line, paragraph, part, rows } from '@/cms/page-fields';
import { infoPage } from './info-page';

export const accessibilityPage = infoPage('accessibility', [
  part('features', 'What works', [
    line('heading', 'Heading'),
    rows('groups', 'Groups', { row: 'Group', min: 1, max: 8 }, [
      line('name', 'Name'),
      rows('items', 'Features', { row: 'Feature', min: 1, max: 8 }, [paragraph('text', 'Feature')]),
    ]),
  ]),
  part('standards', 'Standards', [
    line('heading', 'Heading'),
    rows('rows', 'Standards', { row: 'Standard', min: 1, max: 6 }, [
      line('name', 'Standard'),
      line('status', 'Where we stand'),
      paragraph('text', 'Text'),
    ]),
  ]),
  part('audit', 'The latest check', [
    line('heading', 'Heading'),
    paragraph('text', 'Text', 'Day, pages and findings below it are those of the audit itself.'),
  ]),
  part('help', 'How to tell us', [
    line('heading', 'Heading'),
    paragraph('text', 'Text'),
    line('supportLink', 'Link to support'),
  ]),
]);
