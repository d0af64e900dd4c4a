import type { Picture } from '@/kit/shared/picture';

type UploadedPictureProps = {
  picture: Picture;
  /**
   * The width at which it is shown, as in `<img sizes>`. On phones, say 60 % of it: their screens have three pixels
   * per point, and a photograph with two of them looks the same for far fewer bytes.
   */
  sizes: string;
  /** Instead of its description, where text beside it says the same: ''. */
  alt?: string;
  /** The part that stays visible when it is cropped, in percent from the left and from the top. */
  focus?: { x: number; y: number };
  isFirst?: boolean;
  className?: string;
};

/** An uploaded picture: the browser chooses among its copies. */
export function UploadedPicture({ picture, sizes, alt, focus, isFirst, className }: UploadedPictureProps) {
  const { url, width, height, copies } = picture;
  const all = [...copies, { url, width }].map((one) => `${one.url} ${one.width}w`);
  return (
    // biome-ignore lint/performance/noImgElement: uploads have their sizes already
    <img
      src={url}
      srcSet={all.join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      className={className}
    />
  );
}
