import { ChevronUp } from 'lucide-react';
import type { Way } from '../contract';

type SendButtonsProps = { ways: readonly Way[]; isOff: boolean; onSend: (way: Way) => void };

/** The usual way to send is the one violet button; the second stands beside it, all of them under "More ways". */
export function SendButtons({ ways, isOff, onSend }: SendButtonsProps) {
  const [usual, second] = ways;
  if (!usual) return null;
  return (
    <span className="dv-send">
      {ways.length > 1 && (
        <details className="dv-more">
          <summary aria-label="More ways to send" title="More ways to send">
            <ChevronUp size={18} aria-hidden />
          </summary>
          <div>
            {ways.map((way) => (
              <button
                key={way.label}
                type="button"
                disabled={isOff}
                onClick={(event) => {
                  event.currentTarget.closest('details')?.removeAttribute('open');
                  onSend(way);
                }}
              >
                {way.label}
              </button>
            ))}
          </div>
        </details>
      )}
      {second && (
        <button type="button" className="dv-button" disabled={isOff} onClick={() => onSend(second)}>
          {second.label}
        </button>
      )}
      <button
        type="button"
        className="dv-button dv-button--first"
        title={usual.label}
        disabled={isOff}
        onClick={() => onSend(usual)}
      >
        Send
      </button>
    </span>
  );
}
