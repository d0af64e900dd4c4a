import { mix, readableOn } from '@/kit/shared/colors';
import type { Palette } from '@/kit/shared/palette/palette';
import { TEXT_FAMILIES } from '../card-type';

type StairsProps = { steps: { figure: string; label: string; height: number }[]; palette: Palette };

/** Stone steps on a ground line, descending in reading order. */
export function StairsMotif({ steps, palette }: StairsProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: 24,
        bottom: 0,
        width: 520,
        height: 540,
        alignItems: 'flex-end',
        borderBottom: `16px solid ${palette.ink}`,
      }}
    >
      {steps.map(({ figure, label, height }, index) => {
        const ground = mix(palette.violet, '#ffffff', index === 0 ? 0 : 0.66 + index * 0.07);
        const text = readableOn(ground, palette.ink);
        return (
          <div
            key={label}
            style={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'space-between',
              width: 130,
              height: height * 510,
              padding: '18px 0 14px 16px',
              background: ground,
              color: text,
            }}
          >
            <div style={{ display: 'flex', fontFamily: TEXT_FAMILIES, fontSize: 19 }}>{label}</div>
            <div style={{ display: 'flex', fontSize: 46, letterSpacing: '-0.02em' }}>{figure}</div>
          </div>
        );
      })}
    </div>
  );
}
