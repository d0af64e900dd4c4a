import { line, paragraph, part, rows } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

const value = (name: string, label: string) =>
  part(name, label, [line('name', 'Name'), paragraph('text', 'Text')]);

export const aboutPage = infoPage('about', [
  part('mission', 'Mission, in the pediment', [
    line('label', 'Label'),
    {
      ...paragraph('text', 'Mission', 'At most 160 characters: the pediment holds no more.'),
      maxLength: 160,
    },
  ]),
  part('values', 'Core values, the columns', [
    line('heading', 'Heading'),
    value('first', 'First column'),
    value('second', 'Second column'),
    value('third', 'Third column'),
    value('fourth', 'Fourth column'),
  ]),
  part('story', 'Founding story', [
    line('heading', 'Heading'),
    rows('tabs', 'Tabs of the drawn spreadsheet', { row: 'Tab', min: 3, max: 6 }, [
      { ...line('text', 'Name of the tab'), maxLength: 24 },
    ]),
    rows('paragraphs', 'Paragraphs', { row: 'Paragraph', min: 1, max: 8 }, [paragraph('text', 'Paragraph')]),
  ]),
  part('closing', 'Foot of the page', [
    line('heading', 'Heading'),
    paragraph('text', 'Text'),
    line('waitlistLink', 'Link to the waitlist'),
    line('supportLink', 'Link to support'),
  ]),
]);
