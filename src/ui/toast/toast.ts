/** One message at a time, lower right. The code that draws it loads with the first message. */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** How long it stays; pointing at it or focusing it stops the clock. Default 5000 ms. */
  durationMs?: number;
  action?: { label: string; onSelect: () => void };
};

export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await import('./toast-place');
  showToast(message);
}
