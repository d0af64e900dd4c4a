import { rows, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

const value = (name: string, label: string) =>
  textGroup(name, label, [textLine('name', 'Name'), textParagraph('text', 'Text')]);

export const aboutPage = infoPage('about', [
  textGroup('mission', 'Mission, in the pediment', [
    textLine('label', 'Label'),
    {
      ...textParagraph('text', 'Mission', 'At most 160 characters: the pediment holds no more.'),
      maxLength: 160,
    },
  ]),
  textGroup('values', 'Core values, the columns', [
    textLine('heading', 'Heading'),
    value('first', 'First column'),
    value('second', 'Second column'),
    value('third', 'Third column'),
    value('fourth', 'Fourth column'),
  ]),
  textGroup('story', 'Founding story', [
    textLine('heading', 'Heading'),
    rows('tabs', 'Tabs of the drawn spreadsheet', { row: 'Tab', min: 3, max: 6 }, [
      { ...textLine('text', 'Name of the tab'), maxLength: 24 },
    ]),
    rows('paragraphs', 'Paragraphs', { row: 'Paragraph', min: 1, max: 8 }, [
      textParagraph('text', 'Paragraph'),
    ]),
  ]),
  textGroup('closing', 'Foot of the page', [
    textLine('heading', 'Heading'),
    textParagraph('text', 'Text'),
    textLine('waitlistLink', 'Link to the waitlist'),
    textLine('supportLink', 'Link to support'),
  ]),
]);
