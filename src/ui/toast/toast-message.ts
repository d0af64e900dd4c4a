export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** How long it stays; pointing at it or focusing it stops the clock. Default 5000 ms. */
  durationMs?: number;
  action?: { label: string; onSelect: () => void };
};
