import type { OpenPayload } from './payload';

const SITE = 'http://127.0.0.1:3000';
export const PASSWORD = 'a-password-of-the-tests';

type Parts = {
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  method?: string;
};

/** A request as the front passes it to Next. */
export function call(path: string, { body, cookie, headers = {}, method = 'POST' }: Parts = {}): Request {
  return new Request(`${SITE}${path}`, {
    method,
    headers: {
      host: '127.0.0.1:3000',
      'x-client-address': '192.0.2.1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** `name=value` of the response's session cookie, as a browser sends it back. */
export const cookieOf = (response: Response) =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

export const addStaff = (
  { payload }: OpenPayload,
  username: string,
  role: 'admin' | 'editor' | 'support' | 'marketing' = 'admin',
) =>
  payload.create({
    collection: 'users',
    data: { username, password: PASSWORD, role },
    overrideAccess: true,
  });
