import { helpFeedbackForm } from '@/features/help/contract';
import { readNext } from '@/features/help/server/help.queries';
import { ArticlePage } from '@/features/help/ui/article-page';
import { openArticle } from './open-article';

/** The public page itself: what an editor sees here is what visitors will see. */
export default async function ArticlePreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const article = await openArticle((await params).id);
  return (
    <ArticlePage article={article} next={await readNext(article)} feedbackPath={helpFeedbackForm.path} />
  );
}
