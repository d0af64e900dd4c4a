import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { FileImports } from '@/features/staff/admin/file-imports/file-imports';
import { supporters } from '@/kit/cms/access';
import { OwnView } from './own-view';

/** /admin/files: where staff add downloaded applications and tickets that somebody emailed. */
export function FileImportsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/files');
  return (
    <OwnView view={props}>
      <main id="content" tabIndex={-1}>
        <Gutter className="file-imports">
          <h1>Files sent to us</h1>
          {supporters({ req }) ? <FileImports /> : <p>Your role doesn’t include this page.</p>}
        </Gutter>
      </main>
    </OwnView>
  );
}
