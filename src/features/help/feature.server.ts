import type { ServerFeature } from '@/core/server/server-feature';
import { helpFeedbackForm } from './rules/help-facts';

/** Days for which searches without an answer, and what readers missed in an article, are kept. */
const DAYS = 180;

export const helpServer: ServerFeature = {
  expires: [
    { table: 'site.help_not_found', since: 'day', days: DAYS },
    { table: 'site.help_missing', since: 'created_at', days: DAYS },
  ],
  forms: [
    {
      form: helpFeedbackForm,
      load: async () => {
        const [{ helpEndpoint }, { feedbackEndpoint }] = await Promise.all([
          import('./server/help.endpoint'),
          import('./server/feedback'),
        ]);
        return { api: helpEndpoint, page: feedbackEndpoint };
      },
    },
  ],
  replies: async () => {
    const [{ ARTICLE_TEXTS }, { draftArticle }] = await Promise.all([
      import('./server/article-texts'),
      import('./server/draft-article'),
    ]);
    return { savedTexts: ARTICLE_TEXTS, draftArticle };
  },
};
