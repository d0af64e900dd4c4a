import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fetchJson, post, postToApi } from './post-to-api';

const answering = (body: string, init: ResponseInit = {}) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init));
afterEach(() => vi.restoreAllMocks());

const answer = z.object({ count: z.number() });

it('gives the answer as its schema has it', async () => {
  answering('{"count":3,"more":"x"}');
  expect(await postToApi('/x', {}, answer)).toEqual({ answer: { count: 3 }, problem: null });
  expect(await fetchJson('/x', answer)).toEqual({ count: 3 });
});

it.each(['{"count":"3"}', '{}', 'null'])('takes %s for no answer', async (body) => {
  answering(body);
  expect(await postToApi('/x', {}, answer)).toEqual({
    answer: null,
    problem: 'The site gave an unexpected answer. Please reload the page and check.',
  });
  expect(await fetchJson('/x', answer)).toBeNull();
});

it('says what a refusal says, whoever refuses', async () => {
  answering('Please write a subject', { status: 400, headers: { 'Content-Type': 'text/plain' } });
  expect(await post('/x', {})).toBe('Please write a subject');
  answering('{"errors":[{"message":"Not now."}]}', {
    status: 400,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await post('/x', {})).toBe('Not now.');
});

it.each([
  ['', 'text/plain'],
  ['{"errors":[{"message":""}]}', 'application/json'],
  ['{"errors":[]}', 'application/json'],
  ['{"errors":[{"mess', 'application/json'],
])('takes a refusal that says nothing, %j, for no success', async (body, type) => {
  answering(body, { status: 500, headers: { 'Content-Type': type } });
  expect(await post('/x', {})).toBe('That didn’t work. Please try again.');
});

it('says that nobody answered, and success by nothing', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
  expect(await post('/x', {}, { unreachable: 'Away.' })).toBe('Away.');
  answering('', { status: 200 });
  expect(await post('/x', {})).toBeNull();
});
