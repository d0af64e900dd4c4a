import { CircleAlert, CircleCheck } from 'lucide-react';
import { CloseIcon } from '../close-icon';
import type { ToastMessage } from './toast-message';
import { useSwipe } from './use-swipe';
import { useToastClock } from './use-toast-clock';

export function ToastView({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, description, tone = 'default', durationMs = 5000, action } = message;
  const clock = useToastClock(durationMs, onClose);
  const swipe = useSwipe(onClose);
  const Icon = tone === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <div
      className="toast"
      data-tone={tone}
      {...clock}
      {...swipe}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog behind the message stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
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
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className="toast-close" aria-label="Close message" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
