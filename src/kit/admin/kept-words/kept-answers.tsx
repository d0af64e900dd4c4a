'use client';

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';
import { openFormOf } from './open-forms';
import { changedSince, withErrors, withoutValues } from './typed-values';
import { useSettled } from './use-settled';

type Asked = { data?: unknown; formState?: FormState; skipValidation?: boolean };

/**
 * Around the whole back office. After a save Payload fills the form with the site's answer, which is older than what
 * was typed meanwhile. Here the answer loses those values before the form sees it. And what a form asks about each change
 * may be answered after a save was refused: such an answer gets the errors, which the form would lose with it.
 */
export function KeptAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const { rendered, settled } = useSettled();
  const askAndKeep: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await serverFunction(call);
      const { data, formState: sent, skipValidation } = call.args as Asked;
      if (call.name !== 'form-state' || !sent) return answer;
      // Only after a save does a form ask with both: what the site stored, and what was sent.
      await (data ? settled() : rendered());
      const { state } = answer as { state?: FormState };
      const open = openFormOf(call.args);
      if (!state || !open) return answer;
      const { form, isRefused } = open;
      if (!data) {
        // Payload has nothing validated before the first refusal.
        const known = skipValidation && isRefused ? {} : sent;
        return { ...(answer as object), state: withErrors(state, known, form.getFields()) };
      }
      // Nothing can be typed between this line and the form's taking the answer.
      const changed = changedSince(sent, form.getFields());
      // Payload's own mark may be older: it keeps one from a save to the next.
      form.setModified(changed.length > 0);
      return { ...(answer as object), state: withoutValues(state, changed) };
    },
    [serverFunction, rendered, settled],
  );
  return <ServerFunctionsProvider serverFunction={askAndKeep}>{children}</ServerFunctionsProvider>;
}
