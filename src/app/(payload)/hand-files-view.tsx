import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { supporters } from '@/cms/access';
import { HandFiles } from '@/features/staff/admin/hand-files/hand-files';
import { OwnView } from './own-view';

/** /admin/files: where staff add downloaded applications and tickets that somebody emailed. */
export function HandFilesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/files');
  return (
    <OwnView view={props}>
      <main>
        <Gutter className="hand-files">
          <h1>Files that came by hand</h1>
          {supporters({ req }) ? (
            <HandFiles />
          ) : (
            <p>Your account looks after other things: nothing to do here.</p>
          )}
        </Gutter>
      </main>
    </OwnView>
  );
}
