import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RecordMoment } from '@/shared/record-moment';
import { useFollowedField } from './use-followed-field';

type Followed = { status: string; moment: RecordMoment };

/**
 * The form follows the state of its record, which an answer by staff or a message from the requester may change.
 * Payload would then consider the form outdated and block the next save. This tells it of the change, provided that
 * nothing else differs from what the form was filled with: a colleague's change still blocks a save.
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
