import s from './poster-headline.module.css';

/** The live claim at the largest size that fits: `sizes` from large to small, each with its number of letters. */
export function PosterHeadline({
  text,
  sizes,
}: {
  text: string;
  sizes: readonly { upTo: number; px: number }[];
}) {
  const px = sizes.find(({ upTo }) => text.length <= upTo)?.px ?? sizes.at(-1)?.px;
  return (
    <div className={s.headline} style={{ fontSize: px }}>
      {text.split(' ').map((word, i) => (
        <span key={i} className={s.word}>
          {word}{' '}
        </span>
      ))}
    </div>
  );
}
