import type { DrawingCrop } from '@/kit/shared/section-drawings';
import { SectionDrawing } from '@/kit/ui/section-drawing';
import { UploadedPicture } from '@/kit/ui/uploaded-picture';
import type { PostSummary } from '../contract';
import s from './post-cover.module.css';

type PostCoverProps = {
  post: PostSummary;
  crop: DrawingCrop;
  sizes: string;
  /** true: the picture's description is read; elsewhere the title beside it suffices. */
  isDescribed?: boolean;
  isFirst?: boolean;
};

/** Fills its box: the uploaded picture, or the drawing of the post's section. */
export function PostCover({ post, crop, sizes, isDescribed, isFirst }: PostCoverProps) {
  const { cover, section } = post;
  if (!cover) return <SectionDrawing name={section.drawing} crop={crop} />;
  return (
    <UploadedPicture
      picture={cover.picture}
      focus={cover.focus}
      sizes={sizes}
      alt={isDescribed ? undefined : ''}
      isFirst={isFirst}
      className={s.picture}
    />
  );
}
