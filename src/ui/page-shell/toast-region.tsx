/** Where toasts appear; the code that fills it loads with the first one. */
export function ToastRegion() {
  return (
    <section id="toasts" popover="manual" aria-label="Messages" aria-live="polite" className="toast-place" />
  );
}
