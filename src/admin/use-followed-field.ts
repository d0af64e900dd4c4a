'use client';

import { useField, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * The form takes over what the server changed, so that the next save does not revert it; what staff chose meanwhile
 * stays. A save ends by filling the form with what it read, which may be older than the change, so this runs
 * afterwards.
 */
export function useFollowedField<T>(path: string, value: T | undefined) {
  const { setValue } = useField<T>({ path });
  const isSaving = useFormProcessing();
  const known = useRef<T>(undefined);
  useEffect(() => {
    if (value === undefined || isSaving) return;
    if (known.current !== undefined && known.current !== value) setValue(value, true);
    known.current = value;
  }, [value, isSaving, setValue]);
}
