import { DefaultTemplate } from '@payloadcms/next/templates';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { admins } from '@/cms/access';
import { PrivacyDesk } from '@/features/privacy/admin/privacy-desk';

/** Payload lets anybody see a view of one's own: here, admins alone. */
export function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/privacy');
  if (!admins({ req })) notFound();
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
      <main>
        <PrivacyDesk />
      </main>
    </DefaultTemplate>
  );
}
