import { failureText } from '@/ui/submission/fallback-chain';
import type { ToastMessage } from '@/ui/toast/toast-message';
import type { ApplicationOutcome } from './submit-application';

const DOWNLOAD_SHOWN_MS = 8000;

export const successToast = ({ via }: ApplicationOutcome): ToastMessage =>
  via === 'file'
    ? {
        title: 'Application Downloaded!',
        description:
          "Please send the downloaded file to the team's contact mailbox to complete your founding chapter application.",
        durationMs: DOWNLOAD_SHOWN_MS,
      }
    : {
        title: 'Application Submitted!',
        description: "Thank you for your interest in becoming a Founding Chapter. We'll be in touch soon!",
      };

export const failureToast = (error: unknown): ToastMessage => ({
  title: 'Submission Failed',
  description: failureText(error, 'There was an error submitting your application. Please try again.'),
  tone: 'destructive',
});
