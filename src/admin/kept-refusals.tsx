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
 * Stands in every form, draws nothing, and says again what a save was refused for. Payload's form asks the server about
 * each change without having it judged, and takes an answer that comes after the refusal as if all were well. Until
 * something is changed or saved again, all is as it was refused.
 */
export function KeptRefusals() {
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
    // Such an answer leaves the message where it was; a form that is filled anew has none.
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
