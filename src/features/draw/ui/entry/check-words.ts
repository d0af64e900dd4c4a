import type { EntryWords } from '../../contract.entry-texts';
import type { DrawWords } from '../../contract.texts';

/** What the question and its answers say: a page carries all that a browser component is given. */
export type EntryCheckWords = Pick<EntryWords, 'form' | 'yes' | 'no' | 'erased'> &
  Pick<DrawWords, 'counting'>;

export const entryCheckWords = (
  { form, yes, no, erased }: EntryWords,
  { counting }: DrawWords,
): EntryCheckWords => ({ form, yes, no, erased, counting });
