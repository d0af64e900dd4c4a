import type { ToastMessage } from '@/kit/ui/toast/toast-message';
import { failureText } from '@/kit/ui/user-facing-error';
import type { ApplicationWords } from '../contract.texts';
import type { ApplicationOutcome } from './submit-application';

const DOWNLOAD_SHOWN_MS = 8000;

type Words = ApplicationWords['messages'];

export const successToast = ({ via }: ApplicationOutcome, words: Words): ToastMessage =>
  via === 'file'
    ? { title: words.downloadedTitle, description: words.downloadedText, durationMs: DOWNLOAD_SHOWN_MS }
    : { title: words.sentTitle, description: words.sentText };

export const failureToast = (error: unknown, words: Words): ToastMessage => ({
  title: words.failedTitle,
  description: failureText(error, words.failedText),
  tone: 'destructive',
});
