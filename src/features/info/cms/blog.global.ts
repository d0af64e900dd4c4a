import { line, paragraph, part, rows } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

export const blogPage = infoPage('blog', [
  part('agenda', 'What we will write about', [
    line('heading', 'Heading'),
    rows('items', 'Items', { row: 'Item', min: 1, max: 8 }, [
      line('name', 'Name'),
      paragraph('text', 'Text'),
    ]),
  ]),
  part('meanwhile', 'Until the first post', [
    line('heading', 'Heading'),
    line('waitlistLink', 'Link to the waitlist'),
    paragraph('waitlistText', 'About the waitlist'),
    line('newsletterLink', 'Link to the newsletter'),
    paragraph('newsletterText', 'About the newsletter'),
    line('supportLink', 'Link to support'),
    paragraph('supportText', 'About support'),
  ]),
]);
