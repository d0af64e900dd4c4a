import { BrandAssetsView } from '@/app/brand-assets-view';
import { openSource } from './open-source';

/** The page of the brand assets as visitors see it, except for two QR codes. */
export default async function SourceAssets({ params }: { params: Promise<{ id: string }> }) {
  const { name, code } = await openSource((await params).id);
  return (
    <>
      <aside className="container-page pt-24 pb-4" aria-label="Source">
        The QR codes of the flyer and the horizontal banner carry the code <code>{code}</code>, of “
        <bdi>{name}</bdi>”. The addresses in words stay without it. Everything else is what visitors see.{' '}
        <a href="#print" className="text-link">
          To the flyer and the banner
        </a>
      </aside>
      <BrandAssetsView code={code} />
    </>
  );
}
