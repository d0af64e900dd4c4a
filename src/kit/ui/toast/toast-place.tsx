import { createRoot, type Root } from 'react-dom/client';
import type { ToastMessage } from './toast-message';
import { ToastView } from './toast-view';
import './toast.css';

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
