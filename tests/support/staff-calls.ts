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

/** The same account, signed in a moment ago: it need not re-authenticate. */
export async function signedIn<Account extends { id: number | string; username: string }>(
  { query }: OpenPayload,
  account: Account,
): Promise<Account & { _sid: string }> {
  const _sid = `of ${account.username}`;
  await query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, $1, $2, now(), now() + interval '1 hour')`,
    [account.id, _sid],
  );
  return { ...account, _sid };
}
