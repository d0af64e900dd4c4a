import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type OwnViewProps = { view: AdminViewServerProps; children: ReactNode };

/** Our own page inside the back office's frame. */
export function OwnView({ view: { initPageResult, params, searchParams }, children }: OwnViewProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  );
}
