'use client';

import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { hasAutosaveEnabled } from 'payload/shared';
import { useSaves } from './use-saves';

/**
 * Included in every form, before its buttons: keeps what is typed during a save, and asks before a form that saves
 * itself is left with words that are not stored yet. Payload asks only in the other forms.
 */
export function KeptWords() {
  useSaves();
  const isModified = useFormModified();
  const { docConfig } = useDocumentInfo();
  if (!docConfig || !hasAutosaveEnabled(docConfig)) return null;
  return <LeaveWithoutSaving disablePreventLeave={!isModified} />;
}
