import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RecordMoment } from '@/shared/record-moment';
import { useFollowedField } from './use-followed-field';

type Followed = { status: string; moment: RecordMoment };

/**
 * The form follows where its record stands: an answer that staff send from it, or the requester elsewhere, moves it.
 * Payload would then take the form for out of date and stop staff at the next save. It is told of the move, as long as
 * nothing but what the form follows is another than in the state that the form was filled from: what a colleague
 * changed meanwhile still stops a save.
 */
export function useFollowedRecord(known: Followed | undefined) {
  useFollowedField('status', known?.status);
  const { data, setData } = useDocumentInfo();
  const filledFrom = useRef<string>(undefined);
  const moment = known?.moment;
  useEffect(() => {
    if (!moment || !data?.updatedAt) return;
    if (moment.updatedAt === data.updatedAt) filledFrom.current = moment.rest;
    else if (moment.rest === filledFrom.current && moment.updatedAt > data.updatedAt)
      setData({ ...data, updatedAt: moment.updatedAt });
  }, [moment, data, setData]);
}
