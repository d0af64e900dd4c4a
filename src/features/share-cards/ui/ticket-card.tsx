import { mix } from '@/kit/shared/colors';
import type { Palette } from '@/kit/shared/palette/palette';
import { TEAR, TICKET } from '@/kit/ui/ticket-shape';
import type { CardColors } from './card-colors';
import { CARD_SIZE, CardLockup } from './card-frame';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from './card-type';
import { prizeSize } from './card-words';
import { person } from './people';

type TicketCardProps = {
  name: string;
  markPath: string;
  colors: CardColors;
  palette: Palette;
  headline: string;
  call: string;
  stub: string;
};

const CROWD = Array.from({ length: 20 }, (_, index) => person(index * 64 - 30, 540, 640, 40)).join('');

/** The giveaway: the prize dominates, and a ticket says how to win it. */
export function TicketCard({ name, markPath, colors, palette, headline, call, stub }: TicketCardProps) {
  const [figure = '', ...unit] = stub.split(' ');
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
      <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', left: 0, top: 0 }}>
        <path d={CROWD} fill={mix(colors.ground, palette.ink, 0.2)} />
      </svg>
      <div style={{ display: 'flex', position: 'absolute', left: 72, top: 56 }}>
        <CardLockup name={name} markPath={markPath} colors={colors} />
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          position: 'absolute',
          left: 72,
          top: 112,
          width: 1056,
          height: 262,
          fontSize: prizeSize(headline),
          lineHeight: 1,
          letterSpacing: '-0.025em',
        }}
      >
        {headline}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 72,
          top: 380,
          width: 1056,
          height: 148,
          color: palette.ink,
        }}
      >
        <svg
          width="1056"
          height="148"
          viewBox="0 0 1056 148"
          style={{ position: 'absolute', left: 0, top: 0 }}
        >
          <path d={TICKET} fill={palette.card} />
          <path d={TEAR} fill="none" stroke={palette.tear} strokeWidth="3" strokeDasharray="9 7" />
        </svg>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            position: 'absolute',
            left: 48,
            top: 0,
            width: 800,
            height: 148,
            fontSize: 46,
          }}
        >
          {call}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            position: 'absolute',
            left: 882,
            top: 0,
            width: 174,
            height: 148,
          }}
        >
          <div style={{ display: 'flex', fontSize: 60, lineHeight: 1 }}>{figure}</div>
          <div style={{ display: 'flex', fontFamily: TEXT_FAMILIES, fontSize: 24, color: palette['ink-2'] }}>
            {unit.join(' ')}
          </div>
        </div>
      </div>
    </div>
  );
}
