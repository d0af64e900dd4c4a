import {
  checkPicture,
  checkText,
  linksInText,
  textPictures,
  textWords,
  uploadId,
} from '@/core/shared/checklist/check-text';
import { checkFilled } from '@/core/shared/checklist/check-words';
import type { Draft, DraftCheck } from '@/core/shared/checklist/findings';
import { textOf } from '@/kit/shared/article';

const hasPicture = ({ kind }: Draft) => kind === 'download' || kind === 'person';
const pictureOf = (item: Draft) => (hasPicture(item) ? uploadId(item.picture) : null);
const BODY = { field: 'body', label: 'The release', brokenLink: 'advice' } as const;

/**
 * Checked in the form while somebody writes, and on the server when it is published. An item has no page of its own, so
 * no search result shows its title and text.
 */
export const pressItemCheck: DraftCheck = {
  question: (item) => ({
    links: item.kind === 'release' ? linksInText(item, 'body') : [],
    pictures: [pictureOf(item) ?? 0, ...(item.kind === 'release' ? textPictures(item, 'body') : [])].filter(
      Boolean,
    ),
    own: null,
  }),
  words: (item) => [textOf(item.text), item.kind === 'release' ? textWords(item, 'body') : ''].join(' '),
  findings: (item, facts) => [
    ...checkFilled(item, [
      ['title', 'Title', 'Give it a title: of a release or file, or the name of a person.'],
      ['text', 'Text', 'Write what it is about, or the words of the quotation.'],
    ]),
    ...checkPicture(pictureOf(item), 'picture', 'File', facts?.pictures ?? []),
    ...(item.kind === 'release' ? checkText(item, BODY, facts) : []),
  ],
};
