'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { createPortal } from 'react-dom';
import { OPEN_FORMS } from '@/core/shared/open-forms';
import { useAlsoHere } from './use-also-here';

const names = new Intl.ListFormat('en-US');

/** Included in every form: names the colleagues who have the same document open. It blocks nothing. */
export function AlsoHere() {
  const { api } = useConfig().config.routes;
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const isStored = globalSlug !== undefined || typeof id === 'number';
  // Somebody who may only read a document cannot change what a colleague is editing.
  const form =
    hasSavePermission && isStored
      ? JSON.stringify({ slug: globalSlug ?? collectionSlug, id: globalSlug ? null : id })
      : null;
  const colleagues = useAlsoHere(api + OPEN_FORMS, form);
  if (colleagues.length === 0) return null;
  // The row of buttons that this is included in has no room for it.
  return createPortal(
    <p className="also-here" role="status">
      <b>
        {names.format(colleagues)} {colleagues.length === 1 ? 'has' : 'have'} this open too.
      </b>{' '}
      Each of you can write. If two of you change the same field, the second to save is asked first.
    </p>,
    document.body,
  );
}
