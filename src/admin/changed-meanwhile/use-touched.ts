import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useLayoutEffect, useRef } from 'react';
import { touchedNames } from './form-names';

/**
 * Stores in the form which of its fields were changed since it was filled. An autosave while somebody is typing does
 * not refill it: a field that is listed unnecessarily does no harm, a missing one would be lost.
 */
export function useTouched() {
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const filled = useRef<{ revision: unknown; values: Record<string, unknown> }>(undefined);
  const { revision, touched } = fields;

  useLayoutEffect(() => {
    if (!revision?.value || !touched) return;
    const values = reduceFieldsToValues(fields, true);
    if (!filled.current || (filled.current.revision !== revision.value && !isModified))
      filled.current = { revision: revision.value, values };
    const names = touchedNames(filled.current.values, values);
    // An UPDATE would clear the unsaved mark of all other fields.
    if (touched.value !== names)
      dispatchFields({ type: 'UPDATE_MANY', formState: { touched: { ...touched, value: names } } });
  }, [fields, revision, touched, isModified, dispatchFields]);
}
