import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { supporters } from '@/cms/access';
import { HandFiles } from '@/features/staff/admin/hand-files/hand-files';

/** /admin/files: where downloaded applications and tickets come in that somebody sent by mail. */
export function HandFilesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Ffiles');
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="hand-files">
        <h1>Files that came by hand</h1>
        {supporters({ req }) ? (
          <HandFiles />
        ) : (
          <p>Your account looks after other things: nothing to do here.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
