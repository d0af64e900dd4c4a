'use client';

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';

/** Payload's list as the main part of its page; in a drawer another page already has one. */
export function ListPage(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} />;
  return isInDrawer ? (
    list
  ) : (
    <main id="content" tabIndex={-1} className="list-page">
      {list}
    </main>
  );
}
