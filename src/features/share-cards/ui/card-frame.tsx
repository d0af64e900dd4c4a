import type { ReactNode } from 'react';
import type { CardColors } from './card-colors';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from './card-type';
import { headlineSize, nameSize } from './card-words';

/** The picture shown where links are shared; every network accepts this size. */
export const CARD_SIZE = { width: 1200, height: 630 };

type LockupProps = { name: string; markPath: string; colors: CardColors };

export function CardLockup({ name, markPath, colors }: LockupProps) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: 48, gap: 16 }}>
      <svg width="46" height="46" viewBox="0 0 32 32">
        <path d={markPath} fill={colors.mark} />
      </svg>
      <div
        style={{
          display: 'block',
          maxWidth: 520,
          fontSize: nameSize(name),
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        }}
      >
        {name}
      </div>
    </div>
  );
}

type CardFrameProps = LockupProps & {
  headline: string;
  line: string;
  /** At the bottom of the text column. */
  foot?: ReactNode;
  /** Fills the right side, 520 px wide, full height. */
  children: ReactNode;
};

/** Text on the left, the motif on the right, a ground line below both. */
export function CardFrame({ name, markPath, colors, headline, line, foot, children }: CardFrameProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        ...CARD_SIZE,
        background: colors.ground,
        color: colors.text,
        fontFamily: DISPLAY_FAMILIES,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 72,
          top: 56,
          width: 548,
          height: 518,
        }}
      >
        <CardLockup name={name} markPath={markPath} colors={colors} />
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
          <div
            style={{
              display: 'block',
              fontSize: headlineSize(headline),
              lineHeight: 1,
              lineClamp: 4,
              wordBreak: 'break-word',
            }}
          >
            {headline}
          </div>
          {line ? (
            <div
              style={{
                display: 'block',
                marginTop: 24,
                fontFamily: TEXT_FAMILIES,
                fontSize: 29,
                lineHeight: 1.4,
                color: colors.quiet,
                lineClamp: 3,
                wordBreak: 'break-word',
              }}
            >
              {line}
            </div>
          ) : null}
        </div>
        {foot}
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 656, top: 0, width: 544, height: 630 }}>
        {children}
      </div>
    </div>
  );
}
