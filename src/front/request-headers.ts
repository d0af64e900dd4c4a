import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './client-address';
import type { RouteKind } from './route-kind';

/**
 * Headers that a client may not send: those that Next and Payload use internally, the front's own, other spellings of
 * the client's address, and method overrides.
 */
const UNSAFE =
  /^(x-middleware-|x-nextjs-|x-invoke-|x-next-|x-now-|x-vercel-|x-matched-path$|x-prerender-|x-client-address$|x-request-id$|x-real-ip$|forwarded$|x-forwarded-|next-resume$|next-instant-|x-(http-)?method(-override)?$|content-security-policy|proxy-)/;

/** Both belong to the back office: its server functions, and queries too long for an address. */
const BACK_OFFICE_ONLY = ['next-action', 'x-payload-http-method-override'];

const last = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/** Changes the headers in place, so that code behind the front can trust every one of them. */
export function cleanRequestHeaders(
  headers: IncomingHttpHeaders,
  caller: Caller,
  requestId: string,
  kind: RouteKind,
): void {
  const proto = last(headers['x-forwarded-proto']);
  const host = last(headers['x-forwarded-host']);
  for (const name of Object.keys(headers)) if (UNSAFE.test(name)) delete headers[name];
  if (kind !== 'admin' && kind !== 'admin-api') for (const name of BACK_OFFICE_ONLY) delete headers[name];
  headers['x-client-address'] = caller.address;
  headers['x-forwarded-for'] = caller.address;
  headers['x-request-id'] = requestId;
  if (!caller.throughProxy) return;
  if (proto === 'http' || proto === 'https') headers['x-forwarded-proto'] = proto;
  if (host && /^[\w.:[\]-]{1,255}$/.test(host)) headers['x-forwarded-host'] = host;
}
