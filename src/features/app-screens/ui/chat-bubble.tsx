import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { ThreadSample } from '../contract';
import s from './chat-bubble.module.css';
import { DisplayWords } from './display-words';

/** One message: other people's on the left with a portrait, the reader's own on the right. */
export function ChatBubble({ by, own, text, at, event }: ThreadSample['messages'][number]) {
  return (
    <div className={own ? s.mine : s.message}>
      {!own && <OvalPortrait initials={by.initials} tint={by.tint} />}
      <div>
        <div className={s.by}>{own ? at : `${by.name} · ${at}`}</div>
        <div className={s.bubble}>
          {text}
          {event && (
            <div className={s.event}>
              <Glyph name="calendar" size={24} color="var(--color-brass-light)" />
              <div>
                <DisplayWords text={event.title} className={s.title} />
                <div className={s.when}>{event.when}</div>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
