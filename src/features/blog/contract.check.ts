import {
  checkPicture,
  checkText,
  checkWritten,
  linksInText,
  textPictures,
  textWords,
  uploadId,
} from '@/core/shared/checklist/check-text';
import { checkDescription, checkFilled, checkTitle } from '@/core/shared/checklist/check-words';
import {
  type CheckedPicture,
  type Draft,
  type DraftCheck,
  type Finding,
  must,
} from '@/core/shared/checklist/findings';
import { ADDRESS_RULE, addressName } from '@/kit/shared/address-name';
import { textOf } from '@/kit/shared/article';
import {
  COVER_MIN_WIDTH,
  isSlug,
  LEAD_MAX,
  POST_TITLE_MAX,
  postPath,
  postSpan,
  type Schedule,
  SLUG_MAX,
} from './rules/post-facts';

/** Its address now, or the one that publishing makes from its title. */
const slugOf = (post: Draft) => textOf(post.slug).toLowerCase() || addressName(textOf(post.title), SLUG_MAX);

function address(post: Draft): Finding[] {
  // Without a title there is nothing to make one from, and the title is asked for.
  const isAsked = textOf(post.slug) !== '' || textOf(post.title) !== '';
  return isAsked && !isSlug(slugOf(post)) ? [must('slug', 'Address', ADDRESS_RULE)] : [];
}

function schedule(post: Draft): Finding[] {
  const { from, until } = postSpan(post as Schedule);
  return from !== null && until !== null && until <= from
    ? [must('withdrawAt', 'Withdraw on', 'Please choose a time after the publishing time.')]
    : [];
}

function cover(post: Draft, pictures: readonly CheckedPicture[]): Finding[] {
  const id = uploadId(post.cover);
  const found = pictures.find((one) => one.id === id);
  if (!found) return [];
  const { width } = found;
  return [
    ...(width < COVER_MIN_WIDTH
      ? [
          must(
            'cover',
            'Cover',
            `This picture is ${width} pixels wide and would be blurred. Choose one of at least ${COVER_MIN_WIDTH}, or none: then the section’s drawing is shown.`,
          ),
        ]
      : []),
    ...checkPicture(id, 'cover', 'Cover', pictures),
  ];
}

function findings(post: Draft, facts: Parameters<DraftCheck['findings']>[1]): Finding[] {
  return [
    ...checkTitle(post, {
      field: 'title',
      label: 'Title',
      what: 'The title',
      empty: 'Give the post a title. Lists, search results and shared links begin with it.',
      most: POST_TITLE_MAX,
    }),
    ...checkDescription(post, {
      field: 'lead',
      label: 'Lead',
      what: 'The lead',
      empty: 'Write a lead of one or two sentences. Lists, search results and shared links show it.',
      most: LEAD_MAX,
    }),
    ...checkWritten(post, 'body', 'Text'),
    ...checkText(post, { field: 'body', label: 'Text', brokenLink: 'must' }, facts),
    ...checkFilled(post, [
      ['section', 'Section', 'Choose its item in the order of business.'],
      ['author', 'Author', 'Say who wrote it.'],
    ]),
    ...address(post),
    ...schedule(post),
    ...cover(post, facts?.pictures ?? []),
  ];
}

/** Checked in the form while somebody writes, and on the server when it is published. */
export const postCheck: DraftCheck = {
  question: (post) => ({
    links: linksInText(post, 'body'),
    pictures: [uploadId(post.cover) ?? 0, ...textPictures(post, 'body')].filter(Boolean),
    own: slugOf(post) ? postPath(slugOf(post)) : null,
  }),
  words: (post) => textWords(post, 'body'),
  findings,
};
