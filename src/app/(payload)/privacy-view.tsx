import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { PrivacyTools } from '@/features/privacy/admin/privacy-tools';
import { admins } from '@/kit/cms/access';
import { OwnView } from './own-view';

/** Payload lets every user open a custom view: this one is for admins only. */
export function PrivacyView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/privacy');
  if (!admins({ req })) notFound();
  return (
    <OwnView view={props}>
      <main id="content" tabIndex={-1}>
        <PrivacyTools />
      </main>
    </OwnView>
  );
}
