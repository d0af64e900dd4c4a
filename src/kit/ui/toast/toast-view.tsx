import { CircleAlert, CircleCheck } from 'lucide-react';
import { CloseIcon } from '../close-icon';
import type { ToastMessage } from './toast-message';
import { useFocusReturn } from './use-focus-return';
import { useSwipe } from './use-swipe';
import { useToastClock } from './use-toast-clock';
import { useUncoveredFocus } from './use-uncovered-focus';

export function ToastView({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, description, tone = 'default', durationMs = 5000, action } = message;
  const { element, remember, returnFocus } = useFocusReturn();
  useUncoveredFocus(element);
  const close = () => {
    returnFocus();
    onClose();
  };
  const clock = useToastClock(durationMs, close);
  const swipe = useSwipe(close);
  const Icon = tone === 'destructive' ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the buttons inside it
    <div
      ref={element}
      className="toast"
      data-tone={tone}
      {...clock}
      {...swipe}
      onFocus={(event) => {
        remember(event);
        clock.onFocus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog behind the message stays open.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="toast-icon" />
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description ? <p className="toast-text">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            close();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className="toast-close" aria-label="Close message" onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
