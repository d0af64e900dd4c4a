import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { Desk } from '@/features/desk/admin/desk';
import { supporters } from '@/kit/cms/access';
import { OwnView } from './own-view';

/** /admin/desk and /admin/desk/<kind>/<id>: where staff answer tickets, quote requests and applications. */
export function DeskView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const { segments = [] } = (props.params ?? {}) as { segments?: string[] };
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${segments.join('/')}`)}`);
  if (!supporters({ req })) notFound();
  return (
    <OwnView view={props}>
      <Desk />
    </OwnView>
  );
}
