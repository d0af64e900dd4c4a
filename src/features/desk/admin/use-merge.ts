'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { recordPath } from './record-path';
import type { DeskRecordKey } from './use-desk-route';

/** Merges a record into another one, or separates it again. Resolves with whether the site did it. */
export function useMerge() {
  const [isPending, setIsPending] = useState(false);
  const change = async (place: DeskRecordKey, into: number | null, done: string): Promise<boolean> => {
    setIsPending(true);
    const problem = await post(recordPath(place)('merge'), { into });
    setIsPending(false);
    if (problem) toast.error(problem);
    else toast.success(done);
    return problem === null;
  };
  return { isPending, change };
}
