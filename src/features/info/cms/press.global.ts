import { rows, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

export const pressPage = infoPage('press', [
  textGroup('facts', 'Facts', [
    textLine('heading', 'Heading'),
    rows('rows', 'Facts', { row: 'Fact', min: 1, max: 10 }, [
      textLine('name', 'Name'),
      textParagraph('text', 'Fact'),
    ]),
  ]),
  textGroup('words', 'Descriptions to quote', [
    textLine('heading', 'Heading'),
    textParagraph('line', 'One line', 'The page counts the words itself.'),
    textParagraph('paragraph', 'A few sentences'),
    { ...textParagraph('page', 'Longer'), maxLength: 1600 },
  ]),
  textGroup('marks', 'Mark and colors', [
    textLine('heading', 'Heading'),
    textParagraph('text', 'How to use them', 'Mark and colors are those of the brand settings.'),
    textLine('assetsLink', 'Link to the brand assets'),
  ]),
  textGroup('items', 'Press items: shown while one of the kind is published', [
    textLine('releases', 'Heading above releases'),
    textLine('read', 'Line that opens the text of a release'),
    textLine('downloads', 'Heading above downloads'),
    textLine('download', 'Link to a file'),
    textLine('quotes', 'Heading above quotations'),
    textLine('people', 'Heading above people'),
  ]),
  textGroup('contact', 'Who to ask', [
    textLine('heading', 'Heading'),
    textLine('kitName', 'Press kit: name'),
    textParagraph('kitText', 'Press kit: text'),
    textLine('kitLink', 'Press kit: link to support'),
    textLine('mediaName', 'Media inquiries: name'),
    textParagraph('mediaText', 'Media inquiries: text'),
    textLine('mediaSupportLink', 'Media inquiries: link to support'),
    textLine('mediaWaitlistLink', 'Media inquiries: link to the waitlist'),
  ]),
]);
