import {
  checkText,
  checkWritten,
  linksInText,
  textPictures,
  textWords,
} from '@/core/shared/checklist/check-text';
import { checkDescription, checkFilled, checkTitle } from '@/core/shared/checklist/check-words';
import type { DraftCheck } from '@/core/shared/checklist/findings';
import { textOf } from '@/kit/shared/article';
import { OPENING_TITLE_MAX, openingPath, SUMMARY_MAX } from './rules/opening-facts';

/** Checked in the form while somebody writes, and on the server when it is published. */
export const openingCheck: DraftCheck = {
  question: (opening) => ({
    links: linksInText(opening, 'body'),
    pictures: textPictures(opening, 'body'),
    own: textOf(opening.slug) ? openingPath(textOf(opening.slug)) : null,
  }),
  words: (opening) => textWords(opening, 'body'),
  findings: (opening, facts) => [
    ...checkTitle(opening, {
      field: 'title',
      label: 'Title',
      what: 'The title',
      empty: 'Name the position. The list and search results begin with it.',
      most: OPENING_TITLE_MAX,
    }),
    ...checkDescription(opening, {
      field: 'summary',
      label: 'Summary',
      what: 'The summary',
      empty: 'Write a summary of one or two sentences. The list, search results and shared links show it.',
      most: SUMMARY_MAX,
    }),
    ...checkWritten(opening, 'body', 'Text'),
    ...checkText(opening, { field: 'body', label: 'Text', brokenLink: 'advice' }, facts),
    ...checkFilled(opening, [['place', 'Place', 'Name the place of work.']]),
  ],
};
