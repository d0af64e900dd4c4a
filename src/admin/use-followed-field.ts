'use client';

import { useField, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * The form follows what the server moved: the next save must not move it back. What staff chose meanwhile stays. A save
 * ends with putting what it read into the form, which may be older than the move: so the form follows afterwards.
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
