import type { ToastMessage } from './toast-message';

/** Shows one message at a time, lower right. The code that draws it loads with the first message. */
export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await import('./toast-place');
  showToast(message);
}
