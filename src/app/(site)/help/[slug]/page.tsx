import { permanentRedirect } from 'next/navigation';
import { helpMetadata, helpWords } from '@/app/help-pages';
import { MissingRecord } from '@/app/page-not-found';
import { Breadcrumbs } from '@/core/server/structured-data';
import { articlePath, HELP_PATH, helpFeedbackForm } from '@/features/help/contract';
import { findNewArticleSlug, readArticle, readNext } from '@/features/help/server/help.queries';
import { ArticlePage } from '@/features/help/ui/article-page';

type Place = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Place) => helpMetadata(articlePath((await params).slug));

export default async function Page({ params }: Place) {
  const { slug } = await params;
  const article = await readArticle(slug);
  if (!article) {
    const newSlug = await findNewArticleSlug(slug);
    if (newSlug) permanentRedirect(articlePath(newSlug));
    return <MissingRecord />;
  }
  const [next, words] = await Promise.all([readNext(article), helpWords()]);
  const path = articlePath(article.slug);
  return (
    <>
      <Breadcrumbs path={HELP_PATH} label={words.way.help} below={[{ label: article.question, path }]} />
      <ArticlePage article={article} next={next} feedbackPath={helpFeedbackForm.path} words={words} />
    </>
  );
}
