import type { AssetBrand } from '../contract';

const drawing = ({ markPath, colors }: AssetBrand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><path fill="${colors.primary}" d="${markPath}"/></svg>`;

type Props = { brand: AssetBrand; words: string; className?: string };

/** The mark as an SVG file for printers. It is a link, so it works without scripts. */
export function BrandMarkFile({ brand, words, className }: Props) {
  const href = `data:image/svg+xml,${encodeURIComponent(drawing(brand))}`;
  return (
    <a className={className} href={href} download={`${brand.prefix}-Mark.svg`}>
      {words}
    </a>
  );
}
