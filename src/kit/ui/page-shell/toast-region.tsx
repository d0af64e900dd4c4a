/** Where toasts appear; the code that fills it loads with the first one. */
export function ToastRegion({ label }: { label: string }) {
  return (
    <section id="toasts" popover="manual" aria-label={label} aria-live="polite" className="toast-place" />
  );
}
