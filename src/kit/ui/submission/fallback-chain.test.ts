import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswerError } from '../http';
import { siteFailed, submitThroughChain } from './fallback-chain';

const refusal = (status: number) => new ApiError(status, 'No', '');
const file = { name: 'a.txt', content: 'a' };

function chain(own: () => Promise<string>, serviceUrl?: string, serviceTakes = true) {
  const service = vi.fn(async () => serviceTakes);
  const makeFile = vi.fn(() => file);
  return { service, makeFile, run: () => submitThroughChain({ own, serviceUrl, service, file: makeFile }) };
}

describe('siteFailed', () => {
  it.each([500, 502, 503, 504, 404, 405])('treats %i as a failure', (status) => {
    expect(siteFailed(refusal(status))).toBe(true);
  });
  it.each([400, 401, 403, 409, 413, 415, 429])('treats %i as a deliberate refusal', (status) => {
    expect(siteFailed(refusal(status))).toBe(false);
  });
  it('treats silence and empty responses as failures, but not our own bugs', () => {
    expect(siteFailed(new NetworkError())).toBe(true);
    expect(siteFailed(new UnexpectedAnswerError())).toBe(true);
    expect(siteFailed(new TypeError('x'))).toBe(false);
  });
});

describe('submitThroughChain', () => {
  it('stops at the site when it answers', async () => {
    const { run, service, makeFile } = chain(async () => 'CLN-1', 'https://forms.example');
    await expect(run()).resolves.toEqual({ via: 'site', answer: 'CLN-1' });
    expect(service).not.toHaveBeenCalled();
    expect(makeFile).not.toHaveBeenCalled();
  });
  it('goes to the service when the site fails', async () => {
    const { run, makeFile } = chain(() => Promise.reject(refusal(503)), 'https://forms.example');
    await expect(run()).resolves.toEqual({ via: 'service' });
    expect(makeFile).not.toHaveBeenCalled();
  });
  it('makes the file when the service fails too', async () => {
    const { run } = chain(() => Promise.reject(refusal(500)), 'https://forms.example', false);
    await expect(run()).resolves.toEqual({ via: 'file', file: { name: 'a.txt', content: 'a' } });
  });
  it('makes the file when no service is configured', async () => {
    const { run, service } = chain(() => Promise.reject(new NetworkError()));
    await expect(run()).resolves.toEqual({ via: 'file', file: { name: 'a.txt', content: 'a' } });
    expect(service).not.toHaveBeenCalled();
  });
  it('never bypasses a refusal', async () => {
    const { run, service, makeFile } = chain(() => Promise.reject(refusal(429)), 'https://forms.example');
    await expect(run()).rejects.toThrow('429: No');
    expect(service).not.toHaveBeenCalled();
    expect(makeFile).not.toHaveBeenCalled();
  });
});
