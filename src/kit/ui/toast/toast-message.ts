export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** How long it stays; hovering or focusing it pauses the timer. Default 5000 ms. */
  durationMs?: number;
  action?: { label: string; onSelect: () => void };
};
