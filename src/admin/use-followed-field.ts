'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** The form follows what the server moved: the next save must not move it back. What staff chose meanwhile stays. */
export function useFollowedField<T>(path: string, value: T | undefined) {
  const { setValue } = useField<T>({ path });
  const known = useRef<T>(undefined);
  useEffect(() => {
    if (value === undefined) return;
    if (known.current !== undefined && known.current !== value) setValue(value, true);
    known.current = value;
  }, [value, setValue]);
}
