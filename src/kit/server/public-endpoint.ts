import type { z } from 'zod';
import { DeadlineError } from '@/kit/db/database-errors';
import { maskLinks } from '@/kit/db/mask-links';
import { describeError } from '@/kit/shared/describe-error';
import { readRequest } from '@/kit/shared/request-contract';
import { EndpointError, toEndpointError } from './endpoint-errors';
import { readJson } from './read-body';
import { clientAddress, isForeign } from './request-origin';
import { empty, errorResponse } from './responses';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

/** Clients give up after 10 s and then use a fallback: any answer must come well before. */
const DEADLINE_MS = 5000;

export type Call = {
  request: Request;
  headers: Headers;
  /** The client's true address. */
  address: string;
  /** Parameters of the route's path. */
  params: Record<string, string>;
};

/** The number in the address. @throws EndpointError not-found if it cannot be a record's id */
export function recordId({ params }: Call): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new EndpointError('not-found');
  return Number(params.id);
}

export type Operation = (call: Call) => Promise<Response>;

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };
type RouteHandler = (request: Request, context: NextContext) => Promise<Response>;
/** One handler per HTTP method, for a route file to export. */
export type Endpoint = Record<Method, RouteHandler>;

/** @throws DeadlineError; the work may still finish, so its outcome is unknown to the caller */
export async function withDeadline<T>(work: Promise<T>, milliseconds = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * First message of the feature's own contract; a body that is not an object has no message of ours.
 *
 * @throws EndpointError invalid
 */
export function parseWith<T>(contract: z.ZodType<T>, raw: unknown): T {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new EndpointError('invalid', { message: 'The request must be a JSON object' });
  }
  const parsed = readRequest(contract, raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new EndpointError('invalid', { message: issue?.message, field: issue?.path[0]?.toString() });
}

/** What a visitor wrote, without links of ours that it quotes: staff read it, and such a link is its recipient's alone. */
export const parseWords = <T extends object>(contract: z.ZodType<T>, raw: unknown): T =>
  Object.fromEntries(
    Object.entries(parseWith(contract, raw)).map(([name, value]) => [
      name,
      typeof value === 'string' ? maskLinks(value) : value,
    ]),
  ) as T;

/** An operation with a JSON body: content type, size, JSON and contract are checked in this order. */
export const withJson =
  <T>(
    contract: z.ZodType<T>,
    handle: (input: T, call: Call, raw: unknown) => Promise<Response>,
    mostBytes?: number,
  ): Operation =>
  async (call) => {
    const raw = await readJson(call.request, mostBytes);
    const input = parseWith(contract, raw);
    return withDeadline(handle(input, call, raw));
  };

/** An operation without a body. */
export const withoutBody =
  (handle: (call: Call) => Promise<Response>): Operation =>
  (call) =>
    withDeadline(handle(call));

type Options = {
  /** RFC 8058: mail servers unsubscribe on a subscriber's behalf, from anywhere. */
  acceptForeignOrigin?: boolean;
};

/**
 * Every public endpoint: origin, method, then the operation's own checks, in a fixed order; any error becomes one
 * status and one sentence. A method without an operation gets 405 and the list of those that exist.
 *
 * @returns one handler for each HTTP method, to be exported by a route file
 */
export function publicEndpoint(
  operations: Partial<Record<Method, Operation>>,
  options: Options = {},
): Endpoint {
  const served = { ...operations };
  if (served.GET) served.HEAD ??= served.GET;
  const allow = [...METHODS.filter((method) => served[method]), 'OPTIONS'].join(', ');
  served.OPTIONS ??= async () => empty(204, { Allow: allow });

  const respond = async (method: Method, request: Request, context: NextContext): Promise<Response> => {
    const changes = method === 'POST' || method === 'PATCH' || method === 'DELETE';
    if (changes && !options.acceptForeignOrigin && isForeign(request.headers)) {
      throw new EndpointError('foreign-origin');
    }
    const operation = served[method];
    if (!operation) throw new EndpointError('method', { headers: { Allow: allow } });
    const params = Object.fromEntries(
      Object.entries((await context?.params) ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const { headers } = request;
    return operation({ request, headers, address: clientAddress(headers), params });
  };

  const handlerFor =
    (method: Method): RouteHandler =>
    async (request, context) => {
      try {
        const response = await respond(method, request, context);
        return method === 'HEAD' ? new Response(null, response) : response;
      } catch (error) {
        return errorResponse(reported(error, request, await context?.params));
      }
    };
  return perMethod(handlerFor);
}

/**
 * Endpoints behind one route: the requested address selects one. The route's own address does not exist for visitors.
 * @param find loads the endpoint of an address
 * @param others answer for every other address
 */
export function byAddress(
  find: (path: string) => Promise<Endpoint | undefined>,
  others: Endpoint = publicEndpoint({ GET: notFound, POST: notFound }),
): Endpoint {
  const handlerFor =
    (method: Method): RouteHandler =>
    async (request, context) => {
      const endpoint = await find(new URL(request.url).pathname);
      if (!endpoint) return others[method](request, context);
      // The address is known, so the log may name it.
      return endpoint[method](request, { params: Promise.resolve({}) });
    };
  return perMethod(handlerFor);
}

/** How the endpoint of each path is loaded; a part of a path that begins with a colon is a parameter: `desk/:id/files`. */
export type EndpointTable = Record<string, () => Promise<Endpoint>>;

/** @returns the values of the pattern's parameters; null if the path is another */
function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const isParameter = (part: string) => part.startsWith(':');
  if (pattern.length !== path.length) return null;
  if (!pattern.every((part, index) => isParameter(part) || part === path[index])) return null;
  return Object.fromEntries(
    pattern.flatMap((part, index) => (isParameter(part) ? [[part.slice(1), path[index] ?? '']] : [])),
  );
}

/**
 * Endpoints behind one route `[...slug]`: a request loads its own and no other.
 * @param others answer for every path that is not in the table
 */
export function fromTable(loadTable: () => Promise<EndpointTable>, others: Endpoint): Endpoint {
  const readRows = async () => {
    const table = await loadTable();
    // A colon sorts before letters: the other way round, a path without a parameter wins.
    const paths = Object.keys(table).sort().reverse();
    return paths.map((path) => ({ load: table[path], pattern: path.split('/') }));
  };
  let rows: ReturnType<typeof readRows> | undefined;
  const handlerFor =
    (method: Method): RouteHandler =>
    async (request, context) => {
      const path = [(await context.params).slug ?? []].flat();
      rows ??= readRows();
      for (const { load, pattern } of await rows) {
        const params = paramsOf(pattern, path);
        if (params && load) return (await load())[method](request, { params: Promise.resolve(params) });
      }
      return others[method](request, context);
    };
  return perMethod(handlerFor);
}

const notFound: Operation = async () => {
  throw new EndpointError('not-found');
};

const perMethod = (handlerFor: (method: Method) => RouteHandler) =>
  Object.fromEntries(METHODS.map((method) => [method, handlerFor(method)])) as Endpoint;

type Params = Awaited<NextContext['params']>;

/** The address without one visitor's values, which may open a record. */
function routeOf(request: Request, params: Params = {}): string {
  const { pathname } = new URL(request.url);
  return Object.entries(params).reduce((route, [name, value]) => {
    const isRest = Array.isArray(value);
    const given = [value ?? []].flat().map(encodeURIComponent).join('/');
    return route.replace(`/${given}`, isRest ? `/[...${name}]` : `/[${name}]`);
  }, pathname);
}

/** The log gets the cause; never the body, which is private. */
function reported(error: unknown, request: Request, params?: Params): EndpointError {
  const answer = toEndpointError(error);
  if (answer.status < 500) return answer;
  const place = `${request.method} ${routeOf(request, params)}`;
  const id = request.headers.get('x-request-id') ?? '-';
  console.error(`${answer.status} ${place} (request ${id}): ${describeError(error)}`);
  return answer;
}
