'use client';

import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';

type Refusal = { path: string; message: string };

const refusalsIn = (fields: FormState): Refusal[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
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
  const isSaving = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const refusals = useRef<Refusal[]>([]);

  useLayoutEffect(() => {
    if (isModified || isSaving) {
      refusals.current = [];
      return;
    }
    // Such a response leaves the message as it was; a form filled from the server has none.
    const lost = refusals.current.filter(
      ({ path, message }) => fields[path]?.errorMessage === message && fields[path].valid !== false,
    );
    if (lost.length > 0) {
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost });
      setSubmitted(true);
    } else if (isSubmitted) {
      refusals.current = refusalsIn(fields);
    }
  }, [fields, isModified, isSaving, isSubmitted, dispatchFields, setSubmitted]);
  return null;
}
