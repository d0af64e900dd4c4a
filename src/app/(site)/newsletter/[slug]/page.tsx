import { archivedIssue, archiveMetadata } from '@/app/newsletter-pages';
import { MissingRecord } from '@/app/page-not-found';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { ARCHIVE, issuePath } from '@/features/newsletter/contract';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { issueArticle } from '@/features/newsletter/server/archive.metadata';
import { IssuePage } from '@/features/newsletter/ui/issue-page';
import { StructuredData } from '@/kit/ui/structured-data';

type Place = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Place) => archiveMetadata(issuePath((await params).slug));

export default async function Page({ params }: Place) {
  const { slug } = await params;
  const issue = await archivedIssue(slug);
  if (!issue) return <MissingRecord />;
  const [{ name }, { archive }] = await Promise.all([getBrand(), wordsFor(NEWSLETTER_TEXTS)]);
  return (
    <>
      <Breadcrumbs
        path={ARCHIVE}
        label={archive.title}
        below={[{ label: issue.title, path: issuePath(slug) }]}
      />
      <StructuredData data={issueArticle(issue, { name, site: env().SITE_URL })} />
      <IssuePage issue={issue} words={archive} />
    </>
  );
}
