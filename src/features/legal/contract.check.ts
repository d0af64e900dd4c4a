import {
  checkText,
  checkWritten,
  linksInText,
  textPictures,
  textWords,
} from '@/core/shared/checklist/check-text';
import { checkFilled } from '@/core/shared/checklist/check-words';
import { advise, type Draft, type DraftCheck } from '@/core/shared/checklist/findings';
import { textOf } from '@/kit/shared/article';

/** Only the server knows whether this is the first version, which needs no note. */
const noteAbsent = ({ changeNote }: Draft) =>
  textOf(changeNote)
    ? []
    : [
        advise(
          'changeNote',
          'What changes',
          'Say in a sentence or two what this version changes. It is required from the second version on.',
        ),
      ];

/**
 * Checked in the form while somebody writes, and on the server when it is published. A version stays for good, and so
 * would a link in it that leads nowhere: it refuses.
 */
export const policyCheck: DraftCheck = {
  question: (policy) => ({
    links: linksInText(policy, 'body'),
    pictures: textPictures(policy, 'body'),
    own: null,
  }),
  words: (policy) => textWords(policy, 'body'),
  findings: (policy, facts) => [
    ...checkFilled(policy, [['title', 'Title', 'Give it a title.']]),
    ...checkWritten(policy, 'body', 'Text'),
    ...checkText(policy, { field: 'body', label: 'Text', brokenLink: 'must' }, facts),
    ...noteAbsent(policy),
  ],
};
