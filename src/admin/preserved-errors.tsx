'use client';

import { useAllFormFields, useForm, useFormModified, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';
import { useIsSaving } from './kept-words/open-forms';

type Refusal = { path: string; message: string };

/** A message alone is enough: a response that comes in the same moment as the refusal has already cleared the rest. */
const refusalsIn = (fields: FormState): Refusal[] =>
  Object.entries(fields).flatMap(([path, { errorMessage }]) =>
    errorMessage ? [{ path, message: errorMessage }] : [],
  );

/**
 * Mounted in every form, renders nothing, and restores the errors of a refused save. Payload's form sends each change
 * to the server without validating it, and clears the errors when a response arrives after the refusal. The errors
 * stay until something is changed or saved again.
 */
export function PreservedErrors() {
  const { dispatchFields, setSubmitted } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useIsSaving();
  const isSubmitted = useFormSubmitted();
  const refusals = useRef<Refusal[]>([]);

  useLayoutEffect(() => {
    if (isModified || isSaving) {
      refusals.current = [];
      return;
    }
    if (isSubmitted) refusals.current = refusalsIn(fields);
    // Such a response leaves the message as it was; a form filled from the server has none.
    const lost = refusals.current.filter(
      ({ path, message }) => fields[path]?.errorMessage === message && fields[path].valid !== false,
    );
    if (lost.length === 0) return;
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost });
    setSubmitted(true);
  }, [fields, isModified, isSaving, isSubmitted, dispatchFields, setSubmitted]);
  return null;
}
