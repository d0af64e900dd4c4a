import type { ToastMessage } from './toast-message';

/** Shows one message at a time, at the lower right. The code that renders it loads with the first message. */
export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await import('./toast-place');
  showToast(message);
}
