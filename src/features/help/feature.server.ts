import type { ServerFeature } from '@/core/server/server-feature';
import { helpFeedbackForm } from './rules/help-facts';

export const helpServer: ServerFeature = {
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
