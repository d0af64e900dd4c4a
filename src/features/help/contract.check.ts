import {
  checkPicture,
  checkText,
  linksInText,
  textPictures,
  textWords,
  uploadId,
} from '@/core/shared/checklist/check-text';
import { checkDescription, checkFilled, checkTitle } from '@/core/shared/checklist/check-words';
import type { Draft, DraftCheck } from '@/core/shared/checklist/findings';
import { textOf } from '@/kit/shared/article';
import { articlePath } from './rules/help-facts';

const stepsOf = (article: Draft): Draft[] => (Array.isArray(article.steps) ? article.steps : []);
const stepPictures = (article: Draft) => stepsOf(article).flatMap(({ picture }) => uploadId(picture) ?? []);

/** Checked in the form while somebody writes, and on the server when it is published. */
export const articleCheck: DraftCheck = {
  question: (article) => ({
    links: linksInText(article, 'body', 'tip'),
    pictures: [...stepPictures(article), ...textPictures(article, 'body', 'tip')],
    own: textOf(article.slug) ? articlePath(textOf(article.slug)) : null,
  }),
  words: (article) =>
    [
      textOf(article.answer),
      ...stepsOf(article).flatMap(({ title, text }) => [textOf(title), textOf(text)]),
      textWords(article, 'body', 'tip'),
    ].join(' '),
  findings: (article, facts) => [
    ...checkTitle(article, {
      field: 'question',
      label: 'Question',
      what: 'The question',
      empty: 'Write the question as a reader would ask it.',
    }),
    ...checkDescription(article, {
      field: 'answer',
      label: 'Short answer',
      what: 'The short answer',
      empty: 'Write a short answer of two or three sentences. Search results show it.',
    }),
    ...stepsOf(article).flatMap(({ picture }, place) =>
      checkPicture(uploadId(picture), `steps.${place}.picture`, `Step ${place + 1}`, facts?.pictures ?? []),
    ),
    ...checkText(article, { field: 'body', label: 'More', brokenLink: 'advice' }, facts),
    ...checkText(article, { field: 'tip', label: 'Tip', brokenLink: 'advice' }, facts),
    ...checkFilled(article, [
      ['topic', 'Topic', 'Name its topic: articles with the same one are listed together.'],
      ['owner', 'Looked after by', 'Name the role that looks after it.'],
      ['checkedOn', 'Last checked', 'Give the day on which somebody last checked it.'],
    ]),
  ],
};
