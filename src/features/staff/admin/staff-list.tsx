'use client';

import type { ListViewClientProps } from 'payload';
import { ListPage } from '@/kit/admin/list-page';

/** Staff are invited, so Payload's button for an account with a password that two people know is not offered. */
export function StaffList(props: ListViewClientProps) {
  return <ListPage {...props} hasCreatePermission={false} />;
}
