import { rows, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

export const blogPage = infoPage('blog', [
  textGroup('agenda', 'What we will write about', [
    textLine('heading', 'Heading'),
    rows('items', 'Items', { row: 'Item', min: 1, max: 8 }, [
      textLine('name', 'Name'),
      textParagraph('text', 'Text'),
    ]),
  ]),
  textGroup('meanwhile', 'Until the first post', [
    textLine('heading', 'Heading'),
    textLine('waitlistLink', 'Link to the waitlist'),
    textParagraph('waitlistText', 'About the waitlist'),
    textLine('newsletterLink', 'Link to the newsletter'),
    textParagraph('newsletterText', 'About the newsletter'),
    textLine('supportLink', 'Link to support'),
    textParagraph('supportText', 'About support'),
  ]),
]);
