import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { ToastMessage } from '@/kit/ui/toast/toast-message';
import { failureText } from '@/kit/ui/user-facing-error';
import type { SupportWords } from '../contract.texts';
import type { SupportOutcome } from './submit-support';

const DOWNLOAD_SHOWN_MS = 8000;

type Words = SupportWords['messages'];

export function successToast(outcome: SupportOutcome, words: Words): ToastMessage {
  if (outcome.via === 'site') {
    const { ticketId } = outcome.answer;
    return {
      title: words.sentTitle,
      description: fillPlaceholders(words.sentText, { ticket: ticketId }),
    };
  }
  if (outcome.via === 'service') {
    return { title: words.sentTitle, description: words.serviceText };
  }
  return {
    title: words.downloadedTitle,
    description: words.downloadedText,
    durationMs: DOWNLOAD_SHOWN_MS,
  };
}

export const failureToast = (error: unknown, words: Words): ToastMessage => ({
  title: words.failedTitle,
  description: failureText(error, words.failedText),
  tone: 'destructive',
});
