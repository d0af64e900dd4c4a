import { ApiError, callApi } from '@/kit/ui/http';

/** @returns the error as a sentence; null when the round is published */
export async function publishRound(controlUrl: string): Promise<string | null> {
  try {
    await callApi({ method: 'POST', path: controlUrl, body: { action: 'publish' } });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.body || error.message;
    return error instanceof Error ? error.message : 'Please try again.';
  }
}
