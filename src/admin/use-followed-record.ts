import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RecordVersion } from '@/shared/record-version';
import { useFollowedField } from './use-followed-field';

type Followed = { status: string; version: RecordVersion };

/**
 * The form follows the state of its record, which an answer by staff or a message from the requester may change.
 * Payload would then consider the form outdated and block the next save. This informs it of the change, provided that
 * nothing else differs from what the form was filled with: a colleague's change still blocks a save.
 */
export function useFollowedRecord(known: Followed | undefined) {
  useFollowedField('status', known?.status, true);
  const { data, setData } = useDocumentInfo();
  const filledFrom = useRef<string>(undefined);
  const version = known?.version;
  useEffect(() => {
    if (!version || !data?.updatedAt) return;
    if (version.updatedAt === data.updatedAt) filledFrom.current = version.rest;
    else if (version.rest === filledFrom.current && version.updatedAt > data.updatedAt)
      setData({ ...data, updatedAt: version.updatedAt });
  }, [version, data, setData]);
}
