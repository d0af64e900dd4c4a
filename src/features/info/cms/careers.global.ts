import { rows, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

const room = (name: string, label: string) =>
  textGroup(name, label, [
    textLine('name', 'Name'),
    textParagraph('text', 'Text'),
    rows('interests', 'Areas of interest', { row: 'Area', min: 1, max: 6 }, [textLine('text', 'Area')]),
  ]);

export const careersPage = infoPage('careers', [
  room('engineering', 'First room'),
  room('design', 'Second room'),
  room('business', 'Third room'),
  textGroup('hello', 'How to say hello', [
    textLine('heading', 'Heading'),
    textParagraph('text', 'Text'),
    textLine('supportLink', 'Link to support'),
    textLine('networkLink', 'Link to the LinkedIn page', 'Shown while the brand settings have its address.'),
  ]),
]);
