import type { Environment } from '@/env';
import { sessionSecret } from '@/kit/db/secret-keys';
import { parseTrustedProxies } from '@/kit/shared/trusted-proxies';
import { securityHeaders } from './security-headers';
import { type IsStaff, staffSessionCheck } from './staff-session';

export type FrontSettings = {
  port: number;
  /** the site's own, as in addresses */
  host: string;
  /** the site uses https */
  secure: boolean;
  formServiceOrigin: string | undefined;
  trusted: ReturnType<typeof parseTrustedProxies>;
  securityHeaders: Array<[string, string]>;
  isStaff: IsStaff;
};

/** @throws Error with one line that names the bad variable */
export function readFrontSettings(environment: Environment): FrontSettings {
  const secure = environment.SITE_URL.startsWith('https:');
  const service = environment.FORM_FORWARD_URL;
  return {
    port: environment.PORT,
    host: new URL(environment.SITE_URL).host,
    secure,
    formServiceOrigin: service === undefined ? undefined : new URL(service).origin,
    trusted: parseTrustedProxies(environment.TRUSTED_PROXIES),
    securityHeaders: securityHeaders(secure),
    isStaff: staffSessionCheck(sessionSecret() || undefined, secure),
  };
}
