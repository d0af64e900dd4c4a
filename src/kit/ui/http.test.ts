import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi, NetworkError, UnexpectedAnswerError } from './http';

const answer = (body: string, init: ResponseInit = {}) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

const schema = {
  safeParse: (value: unknown) =>
    typeof value === 'object' && value !== null && 'ticketId' in value
      ? { success: true as const, data: value as { ticketId: string } }
      : { success: false as const },
};

const call = () => callApi({ method: 'POST', path: '/api/support', body: { a: 1 }, responseSchema: schema });

describe('callApi', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('sends JSON with credentials and returns the parsed response', async () => {
    const fetched = answer('{"ticketId":"CLN-1"}', { status: 201 });
    await expect(call()).resolves.toEqual({ ticketId: 'CLN-1' });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/support');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' });
    expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  it('reports status and body of a refusal', async () => {
    answer('Please enter a valid email address', { status: 400 });
    await expect(call()).rejects.toThrow('400: Please enter a valid email address');
  });

  it('reports the status text when the body is empty', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(String(error)).toContain('503: Service Unavailable');
  });

  it.each(['', 'not json', '{"other":1}'])('does not accept %j as a response', async (body) => {
    answer(body, { status: 200 });
    await expect(call()).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('gives up after ten seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const waiting = expect(call()).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(10_000);
    await waiting;
  });
});
