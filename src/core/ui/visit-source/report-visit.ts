import { VISITS_API, visitAnswer } from '@/core/shared/via';
import { callApi } from '@/kit/ui/http';

/** Tells the site that a page was opened with a code. @returns its name; null if nobody made the code */
export async function reportVisit(code: string, again: boolean): Promise<string | null> {
  const call = { method: 'POST', path: VISITS_API, body: { code, again } } as const;
  return (await callApi({ ...call, responseSchema: visitAnswer })).name;
}
