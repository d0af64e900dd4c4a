import { readWordsOf } from '@/core/server/owner-words.queries';
import { NEWSLETTER_TEXTS } from '../contract.texts';

export const readNewsletterWords = readWordsOf(NEWSLETTER_TEXTS);
