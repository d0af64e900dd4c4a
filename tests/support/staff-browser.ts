import { call } from './staff-calls';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Asked = { params?: Record<string, string>; headers?: Record<string, string> };

/** One browser's cookies, for endpoints that are called inside the test's process. */
export function staffBrowser() {
  const jar = new Map<string, string>();
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '' || line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (
    endpoint: Record<string, unknown>,
    method: string,
    path: string,
    body?: unknown,
    { params = {}, headers }: Asked = {},
  ) => {
    const handler = endpoint[method] as Handler;
    const request = call(path, { method, body, cookie: cookie(), headers });
    return keep(await handler(request, { params: Promise.resolve(params) }));
  };
  return { jar, ask, keep, cookie };
}
export type StaffBrowser = ReturnType<typeof staffBrowser>;
