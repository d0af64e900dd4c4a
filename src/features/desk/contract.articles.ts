import { z } from 'zod';
import { QUESTION_MAX } from '@/core/shared/article-draft';
import { text } from '@/kit/shared/text';

/** As long as an answer at the desk can be. */
export const ARTICLE_ANSWER_MAX = 5000;

/** What staff read and approved: nothing in it names the person who asked. */
export const articleRequest = z.object({
  question: text({
    label: 'Question',
    min: 1,
    max: QUESTION_MAX,
    message: 'Please write the question in up to 120 characters',
  }),
  answer: text({
    label: 'Answer',
    min: 1,
    max: ARTICLE_ANSWER_MAX,
    message: 'Please write an answer in up to 5,000 characters',
    multiline: true,
  }),
});

/** Where the draft is found. */
export const articleAnswer = z.object({ address: z.string() });
