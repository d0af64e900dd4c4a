import { readSession } from '@/core/server/session';
import { EndpointError, toEndpointError } from '@/kit/server/endpoint-errors';
import { isForeign } from '@/kit/server/request-origin';
import { errorResponse } from '@/kit/server/responses';
import { adminError, backOfficeAuth } from './back-office-auth';
import { checkBody } from './back-office-body';
import { checkPath, checkRequestQuery } from './back-office-input';

type Context = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>;

/** Payload endpoints that this site disables: admins create accounts, and an admin resets lost passwords. */
const CLOSED =
  /^(graphql|graphql-playground|og|payload-(jobs|kv|migrations)(\/.*)?|[^/]+\/(first-register|forgot-password|reset-password|unlock|init|verify(\/.*)?))$/;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** Payload's query for this one fails on every preference, and the back office never sends it. */
const isForgetting = (method: string, path: string) =>
  method === 'DELETE' && path.startsWith('payload-preferences');

/** Payload's own not-found response repeats the address, in a different format. */
async function inOurWords(answer: Response): Promise<Response> {
  if (answer.status !== 404 && answer.status !== 501) return answer;
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const body: unknown = await answer.clone().json();
  const hasMessage = typeof body === 'object' && body !== null && 'errors' in body;
  return hasMessage ? answer : adminError(new EndpointError('not-found'));
}

async function guard(handler: Handler, request: Request, slug: string[]): Promise<Response> {
  const path = slug.join('/');
  if (CLOSED.test(path) || isForgetting(request.method, path)) throw new EndpointError('not-found');
  if (!SAFE.includes(request.method) && isForeign(request.headers)) throw new EndpointError('foreign-origin');
  const own = await backOfficeAuth(path, request);
  if (own) return own;
  if (!(await readSession(request.headers))) throw new EndpointError('sign-in');
  try {
    checkPath(slug);
    checkRequestQuery(new URL(request.url));
    const checked = await checkBody(request);
    return await inOurWords(await handler(checked, { params: Promise.resolve({ slug }) }));
  } catch (error) {
    return adminError(toEndpointError(error));
  }
}

/**
 * Guards Payload's REST under /admin/api: nothing for anonymous visitors, nothing from other sites, and nothing that
 * its handlers would answer with 500.
 */
export const guarded =
  (handler: Handler) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      return await guard(handler, request, [(await context.params).slug ?? []].flat());
    } catch (error) {
      const known = toEndpointError(error);
      if (known.code === 'broken') console.error(error);
      return errorResponse(known);
    }
  };
