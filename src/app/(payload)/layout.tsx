import config from '@payload-config';
import '@payloadcms/next/css';
import './back-office.css';
import './board.css';
import './brand-start.css';
import './desk.css';
import './lists.css';
import './command-palette.css';
import './checklist.css';
import './applications.css';
import './newsletter.css';
import './draw.css';
import './sign-in.css';
import './reauthentication.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { readSession } from '@/core/server/session';
import { getBrand } from '@/features/brand/server/brand.queries';
import { FirstTheme } from '@/kit/admin/theme/first-theme';
import { backOfficeCss } from '@/kit/shared/palette/palette-css';
import { FacesStyle } from '@/kit/ui/page-shell/faces-style';
import { PaletteStyle } from '@/kit/ui/page-shell/palette-style';
import { importMap } from './admin/importMap.js';

/** What the policy of this response allows its scripts by (src/front/content-security-policy.ts). */
const scriptNonce = async () =>
  /'nonce-([\w+/=-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];

/** What the pages of the back office call. Payload offers more, and takes any name that its table of them inherits. */
const SERVER_FUNCTIONS = [
  'form-state',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
];

/**
 * Payload's own check compares times, and only offers to reload the page. Here a save reports what others changed
 * (src/kit/cms/revisions).
 */
const serverFunction: ServerFunctionClient = async ({ args, name }) => {
  'use server';
  if (!SERVER_FUNCTIONS.includes(name) || !(await readSession(await headers())))
    throw new Error('Not for this caller');
  const asked = name === 'form-state' ? { ...args, checkForStaleData: false } : args;
  return handleServerFunctions({ args: asked, name, config, importMap });
};

export default async function BackOfficeLayout({ children }: { children: ReactNode }) {
  const [{ palette, faces }, nonce] = await Promise.all([getBrand(), scriptNonce()]);
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <FirstTheme nonce={nonce} />
      <PaletteStyle css={backOfficeCss(palette)} />
      <FacesStyle faces={faces} />
      {children}
    </RootLayout>
  );
}
