import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useLayoutEffect, useRef } from 'react';
import { useIsSaving } from '../kept-words/open-forms';
import { touchedNames } from './form-names';

/**
 * Stores in the form which of its fields were changed since it was filled. An autosave while somebody is typing does
 * not refill it: a field that is listed unnecessarily does no harm, a missing one would be lost. While a save runs, the
 * form may hold words that were typed after it was sent, and Payload considers it unmodified before the answer is there.
 */
export function useTouched() {
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useIsSaving();
  const filled = useRef<{ revision: unknown; values: Record<string, unknown> }>(undefined);
  const { revision, touched } = fields;

  useLayoutEffect(() => {
    if (!revision?.value || !touched) return;
    const values = reduceFieldsToValues(fields, true);
    const isFilledAnew = filled.current?.revision !== revision.value && !isModified && !isSaving;
    if (!filled.current || isFilledAnew) filled.current = { revision: revision.value, values };
    const names = touchedNames(filled.current.values, values);
    // An UPDATE would clear the unsaved mark of all other fields.
    if (touched.value !== names)
      dispatchFields({ type: 'UPDATE_MANY', formState: { touched: { ...touched, value: names } } });
  }, [fields, revision, touched, isModified, isSaving, dispatchFields]);
}
