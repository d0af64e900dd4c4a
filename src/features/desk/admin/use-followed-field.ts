'use client';

import { useField, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { withSeenValue } from '@/kit/admin/changed-meanwhile/form-names';
import { useIsSaving } from '@/kit/admin/kept-words/open-forms';

/**
 * The form takes over what the server changed, so that the next save does not revert it; what staff chose meanwhile
 * stays. A save ends by filling the form with what it read, which may be older than the change, so this runs
 * afterwards.
 * @param isChosen staff choose this field's value: what the form shows they have seen, so their next choice is no
 * conflict with it. One field of a form at most, since each mark replaces the form's revision.
 */
export function useFollowedField<T>(path: string, value: T | undefined, isChosen = false) {
  const { setValue } = useField<T>({ path });
  const { dispatchFields, getField } = useForm();
  const isSaving = useIsSaving();
  const known = useRef<T>(undefined);
  useEffect(() => {
    if (value === undefined || isSaving) return;
    if (known.current !== undefined && known.current !== value) {
      setValue(value, true);
      const revision = isChosen ? getField('revision') : undefined;
      if (revision) {
        const seen = withSeenValue(String(revision.value), path, value);
        dispatchFields({ type: 'UPDATE_MANY', formState: { revision: { ...revision, value: seen } } });
      }
    }
    known.current = value;
  }, [value, isSaving, setValue, getField, dispatchFields, path, isChosen]);
}
