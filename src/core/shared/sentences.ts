import { z } from 'zod';

/** Staff find sentences here (GET `?q=`), and editors hide the list of those that changed with a version (POST). */
export const SENTENCES_API = '/admin/api/sentences';

export const foundSentences = z.object({
  sentences: z.array(
    z.object({
      /** The form's name. */
      page: z.string(),
      label: z.string(),
      text: z.string(),
      /** Of its form, at its field. */
      path: z.string(),
    }),
  ),
});

export type FoundSentence = z.infer<typeof foundSentences>['sentences'][number];

export type ChangedSentence = Omit<FoundSentence, 'text'> & { was: string; is: string };
