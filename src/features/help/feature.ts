import type { Feature } from '@/core/shared/feature';
import { HELP_TEXTS } from './contract.texts';
import { helpFeedbackForm } from './rules/help-facts';

export const help = {
  name: 'help',
  closes: ['/help', helpFeedbackForm.api, '/admin/preview/help-articles'],
  answers: [
    { path: '/help', isCached: true },
    { path: '/help/search', isCached: false },
  ],
  cached: [
    {
      // An article; a search and the answer to a form read their query.
      at: /^\/help\/(?!(search|feedback|opengraph-image)$)[a-z0-9]+(-[a-z0-9]+)*$/,
      isGuessable: true,
    },
  ],
  forms: [helpFeedbackForm],
  previews: [
    { page: 'help-page', path: '/help', document: 'help-page' },
    { page: 'help-search', path: '/help/search', document: 'help-page' },
  ],
  previewedRecords: ['help-articles'],
  published: [
    `select 'help_articles' as subject, id as record_id, '/help' as above, slug::text as name, question::text as title
      from help_articles where _status = 'published'`,
  ],
  words: [HELP_TEXTS],
} as const satisfies Feature;
