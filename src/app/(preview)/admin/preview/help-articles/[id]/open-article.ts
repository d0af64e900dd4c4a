import { readArticleDraft } from '@/features/help/server/help.queries';
import { openRecord } from '../../open-record';

export const openArticle = openRecord('help-articles', readArticleDraft);
