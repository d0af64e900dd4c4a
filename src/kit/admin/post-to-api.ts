import { z } from 'zod';

const UNSAID = 'That didn’t work. Please try again.';

/** A refusal in Payload's own form. */
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** The text of a refusal, never empty: the site's own endpoints send plain text, Payload its own JSON. */
export async function refusalText(answer: Response): Promise<string> {
  const isJson = answer.headers.get('content-type')?.includes('json');
  try {
    const said = isJson ? refusal.parse(await answer.json()).errors[0]?.message : await answer.text();
    return said || UNSAID;
  } catch {
    return UNSAID;
  }
}

type ApiResult<T> = { answer: T; problem: null } | { answer: null; problem: string };

const UNREACHABLE = 'The site did not answer. Please check whether it went through before you try again.';
const UNEXPECTED = 'The site gave an unexpected answer. Please reload the page and check.';

/**
 * @param read reads the body of a success; if it throws, that counts as no answer
 * @param unreachable the sentence when the site does not answer
 */
async function call<T>(
  path: string,
  request: RequestInit,
  read: (answer: Response) => Promise<ApiResult<T>>,
  unreachable = UNREACHABLE,
): Promise<ApiResult<T>> {
  try {
    const answer = await fetch(path, { cache: 'no-store', ...request });
    return answer.ok ? await read(answer) : { answer: null, problem: await refusalText(answer) };
  } catch {
    return { answer: null, problem: unreachable };
  }
}

const readAs =
  <T>(schema: z.ZodType<T>) =>
  async (answer: Response): Promise<ApiResult<T>> => {
    const parsed = schema.safeParse(await answer.json());
    return parsed.success ? { answer: parsed.data, problem: null } : { answer: null, problem: UNEXPECTED };
  };

const posted = (body: FormData | object, headers: Record<string, string> = {}): RequestInit =>
  body instanceof FormData
    ? { method: 'POST', body, headers }
    : {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      };

/**
 * One POST to the back office: its response, or the error as a sentence.
 * @param unreachable the sentence when the site does not answer: the outcome is then unknown
 */
export const postToApi = <T>(
  path: string,
  body: FormData | object,
  schema: z.ZodType<T>,
  unreachable?: string,
  headers?: Record<string, string>,
): Promise<ApiResult<T>> => call(path, posted(body, headers), readAs(schema), unreachable);

/** A POST that returns a file. */
export const postForFile = (path: string, body: object, unreachable?: string): Promise<ApiResult<Blob>> =>
  call(path, posted(body), async (answer) => ({ answer: await answer.blob(), problem: null }), unreachable);

/** A request where only success matters. @returns what went wrong, as a sentence */
export const sendRequest = async (
  path: string,
  request: RequestInit,
  unreachable?: string,
): Promise<string | null> =>
  (
    await call(
      path,
      request,
      async (answer) => {
        // Unread, it would count as being loaded for as long as the page is open.
        void answer.arrayBuffer().catch(() => undefined);
        return { answer: true, problem: null };
      },
      unreachable,
    )
  ).problem;

/** The same with POST. */
export const post = (
  path: string,
  body: FormData | object,
  { unreachable, headers }: { unreachable?: string; headers?: Record<string, string> } = {},
): Promise<string | null> => sendRequest(path, posted(body, headers), unreachable);

/** The content at the address, or null if it cannot be loaded. */
export const fetchJson = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> =>
  (await call(path, {}, readAs(schema))).answer;
