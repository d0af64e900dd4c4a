import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { BlogPage } from '@/features/info/ui/blog-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = metadataOf('/blog');

export default async function Page() {
  return (
    <>
      <Breadcrumbs path="/blog" />
      <BlogPage page={await getInfoPage('blog', await getBrand())} />
    </>
  );
}
