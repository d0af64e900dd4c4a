import { supportForm } from '@/shared/forms';
import { failureText } from '@/ui/submission/fallback-chain';
import type { ToastMessage } from '@/ui/toast/toast-message';
import type { SupportOutcome } from './submit-support';

const DOWNLOAD_SHOWN_MS = 8000;

export function successToast(outcome: SupportOutcome): ToastMessage {
  if (outcome.via === 'site') {
    const { ticketId } = outcome.answer;
    return {
      title: 'Support Request Submitted!',
      description: `Your request has been received with ticket ID: ${ticketId}. We'll respond within 24 hours.`,
    };
  }
  if (outcome.via === 'service') {
    return {
      title: 'Support Request Submitted!',
      description: "Thank you for contacting us. We'll respond to your request soon!",
    };
  }
  return {
    title: 'Support Ticket Downloaded!',
    description: 'Please send the downloaded file to the support email to receive assistance.',
    durationMs: DOWNLOAD_SHOWN_MS,
  };
}

export const failureToast = (error: unknown): ToastMessage => ({
  title: 'Submission Failed',
  description: failureText(error, supportForm.failure),
  tone: 'destructive',
});
