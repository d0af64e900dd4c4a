'use client';

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';
import { openFormOf } from './open-forms';
import { changedSince, withoutValues } from './typed-values';
import { useSettled } from './use-settled';

/**
 * Around the whole back office. After a save Payload fills the form with the site's answer, which is older than what
 * was typed meanwhile. Here the answer loses those values before the form sees it.
 */
export function KeptAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const settled = useSettled();
  const askAndKeep: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await serverFunction(call);
      const { data, formState } = call.args as { data?: unknown; formState?: FormState };
      // Only after a save does a form ask with both: what the site stored, and what was sent.
      if (call.name !== 'form-state' || !data || !formState) return answer;
      const { state } = answer as { state?: FormState };
      await settled();
      const form = openFormOf(call.args);
      if (!state || !form) return answer;
      // Nothing can be typed between this line and the form's taking the answer.
      const changed = changedSince(formState, form.getFields());
      // Payload's own mark may be older: it keeps one from a save to the next.
      form.setModified(changed.length > 0);
      return { ...(answer as object), state: withoutValues(state, changed) };
    },
    [serverFunction, settled],
  );
  return <ServerFunctionsProvider serverFunction={askAndKeep}>{children}</ServerFunctionsProvider>;
}
