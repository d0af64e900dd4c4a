import { line, paragraph, part, rows } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

const room = (name: string, label: string) =>
  part(name, label, [
    line('name', 'Name'),
    paragraph('text', 'Text'),
    rows('interests', 'Areas of interest', { row: 'Area', min: 1, max: 6 }, [line('text', 'Area')]),
  ]);

export const careersPage = infoPage('careers', [
  room('engineering', 'First room'),
  room('design', 'Second room'),
  room('business', 'Third room'),
  part('hello', 'How to say hello', [
    line('heading', 'Heading'),
    paragraph('text', 'Text'),
    line('supportLink', 'Link to support'),
    line('networkLink', 'Link to the LinkedIn page', 'Shown while the brand settings have its address.'),
  ]),
]);
