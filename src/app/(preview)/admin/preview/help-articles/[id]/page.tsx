import { helpWords } from '@/app/help-pages';
import { helpFeedbackForm } from '@/features/help/contract';
import { readNext } from '@/features/help/server/help.queries';
import { ArticlePage } from '@/features/help/ui/article-page';
import { openArticle } from './open-article';

/** The public page itself: what an editor sees here is what visitors will see. */
export default async function ArticlePreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const article = await openArticle((await params).id);
  const [next, words] = await Promise.all([readNext(article), helpWords()]);
  return <ArticlePage article={article} next={next} feedbackPath={helpFeedbackForm.path} words={words} />;
}
