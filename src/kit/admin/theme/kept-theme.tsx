'use client';

import { useConfig, useTheme } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { keptTheme } from './theme-cookie';

/** Around the whole back office: the theme that somebody chose in the account page is kept on https too. */
export function KeptTheme({ children }: { children: ReactNode }) {
  const { cookiePrefix } = useConfig().config;
  const { autoMode, theme } = useTheme();
  useEffect(() => {
    // Before Payload read the cookie, nothing is known. Where staff sign in, the page knows no prefix.
    if (autoMode === undefined || !cookiePrefix) return;
    const cookie = keptTheme(cookiePrefix, autoMode ? undefined : theme);
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox had no other way until 2025
    if (cookie) document.cookie = cookie;
  }, [autoMode, cookiePrefix, theme]);
  return children;
}
