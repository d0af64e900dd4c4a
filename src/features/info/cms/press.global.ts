import { line, paragraph, part, rows } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

export const pressPage = infoPage('press', [
  part('facts', 'Facts', [
    line('heading', 'Heading'),
    rows('rows', 'Facts', { row: 'Fact', min: 1, max: 10 }, [
      line('name', 'Name'),
      paragraph('text', 'Fact'),
    ]),
  ]),
  part('words', 'Descriptions to quote', [
    line('heading', 'Heading'),
    paragraph('line', 'One line', 'The page counts the words itself.'),
    paragraph('paragraph', 'A few sentences'),
    { ...paragraph('page', 'Longer'), maxLength: 1600 },
  ]),
  part('marks', 'Mark and colors', [
    line('heading', 'Heading'),
    paragraph('text', 'How to use them', 'Mark and colors are those of the brand settings.'),
    line('assetsLink', 'Link to the brand assets'),
  ]),
  part('items', 'Press items: shown while one of the kind is published', [
    line('releases', 'Heading above releases'),
    line('read', 'Line that opens the text of a release'),
    line('downloads', 'Heading above downloads'),
    line('download', 'Link to a file'),
    line('quotes', 'Heading above quotations'),
    line('people', 'Heading above people'),
  ]),
  part('contact', 'Who to ask', [
    line('heading', 'Heading'),
    line('kitName', 'Press kit: name'),
    paragraph('kitText', 'Press kit: text'),
    line('kitLink', 'Press kit: link to support'),
    line('mediaName', 'Media inquiries: name'),
    paragraph('mediaText', 'Media inquiries: text'),
    line('mediaSupportLink', 'Media inquiries: link to support'),
    line('mediaWaitlistLink', 'Media inquiries: link to the waitlist'),
  ]),
]);
