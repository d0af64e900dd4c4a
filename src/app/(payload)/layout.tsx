import config from '@payload-config';
import '@payloadcms/next/css';
import './back-office.css';
import './board.css';
import './lists.css';
import './applications.css';
import './newsletter.css';
import './draw.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';

/**
 * Payload's own check compares moments, and offers nothing but to load the page anew; its note of who has a document open
 * stays for minutes, and covers the form. What others changed is told when a form is saved (src/cms/revisions).
 */
const serverFunction: ServerFunctionClient = async ({ args, name }) => {
  'use server';
  const asked = name === 'form-state' ? { ...args, checkForStaleData: false, returnLockStatus: false } : args;
  return handleServerFunctions({ args: asked, name, config, importMap });
};

export default function BackOfficeLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
