import type { Feature } from '@/core/shared/feature';
import { HELP_TEXTS } from './contract.texts';
import { helpFeedbackForm } from './rules/help-facts';

export const help = {
  name: 'help',
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
  words: [HELP_TEXTS],
} as const satisfies Feature;
