import './toast.css';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CloseIcon } from '../close-icon';
import type { ToastMessage } from './toast-message';

/**
 * Closes after `durationMs` during which nobody hovers or focuses the message.
 * @returns handlers for the message's element
 */
function useToastClock(durationMs: number, onEnd: () => void) {
  const state = useRef({ left: durationMs, since: 0, timer: 0, hovered: false, focused: false });
  const end = useRef(onEnd);
  end.current = onEnd;

  const pause = () => {
    const clock = state.current;
    if (!clock.timer) return;
    clearTimeout(clock.timer);
    clock.timer = 0;
    clock.left -= performance.now() - clock.since;
  };
  const resume = () => {
    const clock = state.current;
    if (clock.timer || clock.hovered || clock.focused) return;
    clock.since = performance.now();
    clock.timer = window.setTimeout(() => end.current(), Math.max(0, clock.left));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs as long as the message is shown; both read a ref
  useEffect(() => {
    resume();
    return pause;
  }, []);

  const set = (change: { hovered?: boolean; focused?: boolean }) => {
    Object.assign(state.current, change);
    if (state.current.hovered || state.current.focused) pause();
    else resume();
  };
  return {
    onPointerEnter: () => set({ hovered: true }),
    onPointerLeave: () => set({ hovered: false }),
    onFocus: () => set({ focused: true }),
    onBlur: () => set({ focused: false }),
  };
}

const ENOUGH_PX = 60;

/** Lets a finger or mouse swipe the message off to the right. */
function useSwipe(onDismiss: () => void) {
  const start = useRef<number | undefined>(undefined);

  const distance = (event: PointerEvent<HTMLElement>) =>
    start.current === undefined ? 0 : Math.max(0, event.clientX - start.current);

  const settle = (event: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const far = event.type === 'pointerup' && distance(event) > ENOUGH_PX;
    start.current = undefined;
    if (far) return onDismiss();
    event.currentTarget.dataset.settling = '';
    event.currentTarget.style.transform = '';
    event.currentTarget.style.opacity = '';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      delete event.currentTarget.dataset.settling;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event);
      if (start.current === undefined) return;
      event.currentTarget.style.transform = `translateX(${moved}px)`;
      event.currentTarget.style.opacity = String(Math.max(0.3, 1 - moved / 300));
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}

const GAP = 12;

/** Scrolls what is focused out from under the message that has just appeared: it may be the next thing to press. */
function useUncoveredFocus(message: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // A form that failed returns the focus to its button at the same time.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (!message.current || !focused || focused === document.body || message.current.contains(focused))
        return;
      const [cover, target] = [message.current.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isBeside = target.right <= cover.left || target.left >= cover.right;
      const hidden = target.bottom + GAP - cover.top;
      if (!isBeside && hidden > 0 && target.top < cover.bottom) window.scrollBy({ top: hidden });
    });
    return () => cancelAnimationFrame(frame);
  }, [message]);
}

/** For elements that close while focused: stores where the focus came from, and returns it there. */
function useFocusReturn() {
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    element,
    remember: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    returnFocus: () => {
      if (element.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    },
  };
}

function ToastView({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
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

/** The empty live region that the page shell renders; it must exist before its text appears. */
export const TOAST_PLACE_ID = 'toasts';

let root: Root | undefined;
let count = 0;

const place = () => document.getElementById(TOAST_PLACE_ID);

export function showToast(message: ToastMessage) {
  const region = place();
  if (!region) return;
  root ??= createRoot(region);
  count += 1;
  const own = count;
  raise(region);
  region.setAttribute('aria-live', message.tone === 'destructive' ? 'assertive' : 'polite');
  root.render(<ToastView key={own} message={message} onClose={() => hideToast(own)} />);
}

function hideToast(own: number) {
  if (own !== count) return;
  root?.render(null);
  place()?.hidePopover();
}

/**
 * An open modal makes everything outside it inert and covers it, so the region moves into the modal, and back to the
 * page when that closes. As a popover it is above the modal.
 */
function raise(region: HTMLElement) {
  const modal = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const home = modal ?? document.body;
  if (region.matches(':popover-open')) region.hidePopover();
  if (region.parentElement !== home) home.append(region);
  region.showPopover();
  modal?.addEventListener(
    'close',
    () => {
      if (region.parentElement !== modal) return;
      const shown = region.hasChildNodes();
      document.body.append(region);
      if (shown) region.showPopover();
    },
    { once: true },
  );
}
