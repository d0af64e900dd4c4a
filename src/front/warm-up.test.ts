import { expect, it } from 'vitest';
import { directPosts, provideDirectPosts } from '@/core/server/direct-posts';
import { publicEndpoint } from '@/kit/server/public-endpoint';
import { warmUp } from './warm-up';

it('loads the first page before the rest, and every handler that the front calls itself', async () => {
  const loaded: string[] = [];
  const endpoint = publicEndpoint({ POST: async () => new Response('taken', { status: 201 }) });
  const load = (path: string) => async () => {
    loaded.push(path);
    return endpoint;
  };
  await warmUp({
    prepare: async (path) => {
      loaded.push(path);
      if (path === '/api')
        provideDirectPosts(async () => ({ '/api/one': load('/api/one'), '/api/two': load('/api/two') }));
    },
  });
  expect(loaded[0]).toBe('/');
  expect(loaded.slice(-3)).toEqual(['/api', '/api/one', '/api/two']);
  expect([...directPosts().keys()]).toEqual(['/api/one', '/api/two']);
  const answer = await directPosts().get('/api/two')?.(
    new Request('http://localhost/api/two', { method: 'POST' }),
  );
  expect([answer?.status, await answer?.text()]).toEqual([201, 'taken']);
});
